import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo } from 'react';
import { expect, fn } from 'storybook/test';
import { findProblems } from '../../.storybook/checks/findProblems.ts';
import { incidents } from '../../.storybook/checks/incidents.ts';
import { findMissingUpdates } from '../../.storybook/checks/liveProps.tsx';
import { listOutline } from '../../.storybook/checks/outline.ts';
import { findFaintPrint, findWrongColors } from '../../.storybook/checks/palette.ts';
import { findMissingStates } from '../../.storybook/checks/states.ts';
import { failOnUnhandledRequests, forgetUnhandledRequests } from '../../.storybook/msw.ts';
import { iconPaths } from '../../src/components/basics/Icon.tsx';

// Tests the checks that every story must pass, on pages that fail them.
const meta = {
  title: 'Workshop/Checks',
  // Not for designers: hidden in the sidebar.
  tags: ['!autodocs', '!dev', 'play-fn'],
  render: () => <p>Checked.</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows HTML beside the story. */
function openPage(canvasElement: HTMLElement) {
  const page = canvasElement.appendChild(document.createElement('div'));
  return (html: string) => {
    page.innerHTML = html;
  };
}

const size =
  'background: Canvas; color: CanvasText; width: 200px; height: 44px; font-size: 16px; padding: 0;';
const button = (style = '') => `<button type="button" style="${size} ${style}">Go</button>`;
const field = (style = '', attributes = 'autocomplete="off"') =>
  `<input ${attributes} style="${size} border: 1px solid CanvasText; ${style}">`;
const styled = (css: string, element = button()) => `<style>${css}</style>${element}`;
const picture = (attributes = '', fit = 'cover') =>
  `<img src="/drawings/honda-cr-v.svg" alt="" width="60" height="40" style="object-fit: ${fit}" ${attributes}>`;

/** Pages with their only problems, or '' for none. */
const finds = (...pages: readonly (readonly [problem: string, html: string])[]): Story => ({
  play: async ({ canvasElement, step }) => {
    const show = openPage(canvasElement);
    for (const [problem, html] of pages)
      await step(problem || 'nothing', async () => {
        show(html);
        await expect(findProblems()).toEqual(problem === '' ? [] : [expect.stringContaining(problem)]);
      });
    show('');
  },
});

export const FindOverflow = finds(['the page scrolls', '<div style="width: 150vw; height: 9px"></div>']);

const clipping = (style: string) =>
  `<div style="width: 100px; ${style}"><div style="width: 300px">Text</div></div>`;

export const FindClippedContent = finds(
  ['clips its content: 300 px in 100 px', clipping('overflow: hidden')],
  ['clips its content: 300 px in 100 px', clipping('overflow: clip')],
  ['clips its content: 300 px in 100 px', clipping('overflow-x: auto; scrollbar-width: none')],
  ['clips its content: 300 px in 100 px', clipping('overflow: hidden; text-overflow: ellipsis')],
  ['px in 10 px', clipping('width: 300px; height: 10px; overflow: hidden')],
);

const moving = (declaration: string, part = '') =>
  styled(`@keyframes turn { } button[type]${part} { content: ''; ${declaration} !important }`);

export const FindMotion = finds(
  ['button moves', moving('animation: 1s turn')],
  ['button moves', moving('transition: rotate 60ms')],
  ['button moves', moving('transition: opacity 1s')],
  ['button moves', moving('transition: rotate 1s', '::before')],
  ['button moves', moving('transition: rotate 1s', '::after')],
  ['html moves', styled('html { scroll-behavior: smooth !important }')],
  ['', moving('transition: opacity 80ms')],
);

export const FindSmallTargets = finds(
  ['200 × 43 px', button('height: 43px')],
  ['43 × 44 px', button('width: 43px')],
  ['label has', `<label>${field('appearance: none; width: 20px; height: 20px', 'type="checkbox"')}</label>`],
  ['', '<p>See <a href="#top" style="color: inherit">the map</a>.</p>'],
);

export const FindUnhelpfulFields = finds(
  ['text below 16 px', field('font-size: 15px')],
  ['no autocomplete', field('', '')],
  ['no input mode', field('', 'autocomplete="off" type="number"')],
  ['', field('', 'autocomplete="off" type="number" inputmode="numeric"')],
);

const box = (style: string, content = '') =>
  `<div style="left: 0; width: 200px; height: 44px; ${style}">${content}</div>`;
const covered = (top: string, cover: string) =>
  `<div style="height: 200vh">${box(`position: absolute; top: ${top}`, button() + box(cover))}</div>`;

export const FindCoveredControls = finds(
  ['is covered by', covered('0', 'position: absolute; top: 0')],
  ['is covered by', covered('150vh', 'position: absolute; top: 0')],
  // The visitor can scroll the control out from below a fixed element.
  ['', covered('0', 'position: fixed; top: 0')],
);

export const FindBadPictures = finds(
  ['is stretched', picture('decoding="async"', 'fill')],
  ['blocks scrolling', picture()],
  ['', picture('fetchpriority="high"')],
);

export const FindsAnotherColorScheme = finds(
  [
    'the scheme dark on',
    styled('html { color-scheme: dark !important } body { background: #fff !important }', ''),
  ],
  ['instead of', styled('body { background: #333 !important }', '')],
);

const placeholder = (color: string) =>
  styled(
    `input::placeholder { color: ${color}; opacity: 1 }`,
    field('background: #fff', 'autocomplete="off" placeholder="Search"'),
  );

export const FindFaintParts = finds(
  ['a border contrast of only 2.', field('border-color: #aaa; background: #fff')],
  ['has no border', field('border: 0')],
  ['has no border', field('border-style: none')],
  ['a text contrast of only 4.', placeholder('#777')],
  ['', placeholder('#767676')],
  ['a text contrast of only', `<button disabled style="${size} background: #fff; opacity: .3">Go</button>`],
);

const filtered = '<i style="filter: blur(0)">Go</i>';

export const FindMissingOutlines = finds(
  ['shows no outline', styled('button:focus { outline: 0 !important }')],
  ['shows no outline', styled('button:focus { outline: 1px solid CanvasText !important }')],
  ['a focus outline with a contrast', styled('button:focus { outline: 2px solid #aaa !important }')],
  ['button > i covers', styled('* { outline-offset: -3px !important }', button().replace('Go', filtered))],
  ['div cuts off', `<div style="overflow: hidden; width: 200px">${button()}</div>`],
  [
    'shows an outline, although',
    styled('h1 { outline: 2px solid CanvasText !important }', '<h1 tabindex="-1">One</h1>'),
  ],
);

const outline = '<svg stroke-dasharray="9 8" width="9" height="9"></svg>';

/** A state, a page that shows it, and one that does not. */
const signs = [
  ['busy', '<button aria-disabled="true">Sending…</button>', button()],
  ['error', '<p role="status" style="color: var(--bad)">Error: no</p>', '<p role="status">12 cars</p>'],
  ['error', '<svg role="img" aria-label="A car"></svg>', picture()],
  ['error', '<svg></svg><p dir="auto">1 Pier Nine</p>', '<p dir="auto">1 Pier Nine</p>'],
  ['empty', field(), field('', 'value="Ada"')],
  ['empty', '<div role="log"></div>', '<div role="log">Hi there!</div>'],
  ['empty', outline, `<article>A car ${outline}</article>`],
  ['empty', outline, '<p>Text</p>'],
] as const;

export const FindMissingStates: Story = {
  play: async ({ canvasElement }) => {
    const show = openPage(canvasElement);
    for (const [state, shown, other] of signs) {
      show(shown);
      await expect(findMissingStates([`state:${state}`])).toEqual([]);
      show(other);
      await expect(findMissingStates([`state:${state}`, 'state:invalid'])).toHaveLength(2);
    }
    show('');
  },
};

/** The checks after the story must find exactly these problems, and those in `dark` only in the dark scheme. */
export const HasProblems: Story = {
  parameters: {
    problems: {
      axe: 'Form elements must have labels',
      light: ['console.error: Logged', 'the page scrolls horizontally'],
      dark: [
        expect.stringContaining('insufficient color contrast'),
        'div > div > div > input has a border contrast of only 1.5',
      ],
    },
  },
  // Also fails if the tests skip steps.
  play: ({ canvasElement, step }) =>
    step('logs an error', () => {
      const input = field('border-color: light-dark(#000, #333)');
      openPage(canvasElement)(`<div style="width: 150vw"><p style="color: #555">Too dark</p>${input}</div>`);
      console.error('Logged');
    }),
};

export const HasSharedIds: Story = {
  parameters: { problems: { axe: 'id attribute value must be unique' } },
  play: ({ canvasElement }) => openPage(canvasElement)('<p id="a">One</p><p id="a">Two</p>'),
};

export const HasSharedIdsOfControls: Story = {
  parameters: { problems: { axe: 'IDs of active elements must be unique' } },
  play: ({ canvasElement }) => openPage(canvasElement)(button().replace('>', ' id="a">').repeat(2)),
};

export const SendsARequestThatNothingAnswers: Story = {
  parameters: { problems: { failure: 'GET /api/x', light: [expect.stringContaining('console.error')] } },
  play: async () => {
    await fetch('/api/x').catch(() => {});
  },
};

export const RunsAgainInTheDarkScheme: Story = {
  tags: ['dark'],
  parameters: { problems: { light: ['console.error: Logged'], dark: ['console.error: Logged'] } },
  play: () => console.error('Logged'),
};

export const RecordsErrorsAndNavigation: Story = {
  play: async ({ canvas, canvasElement }) => {
    openPage(canvasElement)('<form action="/elsewhere"><a href="/elsewhere">Leave</a></form>');
    canvas.getByRole('link').click();
    canvasElement.querySelector('form')?.requestSubmit();
    console.error('No', 1);
    console.warn('No', 2);
    await expect(incidents.splice(0)).toEqual([
      expect.stringMatching(/^click on .*form > a$/),
      expect.stringMatching(/^submit on .*form$/),
      'console.error: No 1',
      'console.warn: No 2',
    ]);
  },
};

export const ReportsEventsThatNoAssertionHasSeen: StoryObj<{ onFocus: () => void; onClick: () => void }> = {
  args: { onFocus: fn(), onClick: fn() },
  parameters: { problems: { light: ['calls onFocus 1 more times than the story expects'] } },
  render: (args) => (
    <button type="button" aria-label="Go" style={{ minWidth: 44, minHeight: 44 }} {...args} />
  ),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const Fresh = ({ name }: { name: string }) => <p>{name}</p>;
const Stale = memo(Fresh, () => true);

export const ReportsAComponentThatIgnoresLiveData: Story = {
  play: async () => {
    const [before, after] = [{ name: 'Before' }, { name: 'After' }];
    await expect(findMissingUpdates(Stale, before, after)).resolves.toEqual(['<p>After']);
    await expect(findMissingUpdates(Fresh, before, after)).resolves.toEqual([]);
  },
};

export const ListsHeadingsAndWhatTabReaches: Story = {
  play: async ({ canvasElement }) => {
    openPage(canvasElement)(`
      <h2>Contact</h2>
      <a href="tel:1" style="color: inherit"><svg aria-hidden="true"><path d="${iconPaths.phone}" /></svg> Call</a>
      ${field('', 'type="email" value="a@b.c" aria-label="Email" aria-describedby="hint" required autocomplete="off"')}
      <p id="hint">Without spaces</p>
      <button tabindex="-1" style="${size}">Skipped</button>
    `);
    await expect(listOutline().split('\n')).toEqual([
      'h2 “Contact”',
      'a “Call”, href tel:1, icon phone',
      'input “Email”, email, a@b.c, required, autocomplete off, described by “Without spaces”',
      'Checked.',
      'Contact',
      'Call',
      'Without spaces',
      'Skipped',
    ]);
  },
};

export const ReportsTextsInAColourThatTheTokensDoNotAllow: Story = {
  play: async ({ canvasElement }) => {
    const show = openPage(canvasElement);
    show('<p style="color: var(--ok)">Failed</p>');
    await expect(findWrongColors()).toEqual([expect.stringContaining('of the colour ok on canvas')]);
    show('<p style="color: white">Printed</p>');
    await expect(findFaintPrint()).toEqual([expect.stringContaining('1.0 on paper')]);
    show('');
    await expect([...findWrongColors(), ...findFaintPrint()]).toEqual([]);
  },
};

export const RefusesRequestsWithoutAHandler: Story = {
  play: async ({ step }) => {
    for (const [path, options] of [
      ['/api/x'],
      ['/js/x'],
      ['/src/app/site/Site.tsx', { method: 'POST' }],
      ['http://127.0.0.1:9/x'],
    ] as const)
      await step(path, async () => {
        await fetch(path, options).catch(() => {});
        await expect(failOnUnhandledRequests()).rejects.toThrow(path);
        forgetUnhandledRequests();
        incidents.length = 0;
      });
  },
};
