import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, memo, type ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { findProblems } from '../../.storybook/checks/findProblems.ts';
import { incidents } from '../../.storybook/checks/incidents.ts';
import { findMissingUpdates } from '../../.storybook/checks/liveProps.tsx';
import { listOutline } from '../../.storybook/checks/outline.ts';
import { findFaintPrint, findWrongColors } from '../../.storybook/checks/palette.ts';
import { findMissingStates } from '../../.storybook/checks/states.ts';
import { failOnUnhandledRequests, forgetUnhandledRequests } from '../../.storybook/msw.ts';
import { Button } from '../../src/components/basics/Button.tsx';
import { Icon } from '../../src/components/basics/Icon.tsx';
import { AddressMap } from '../../src/components/dealer/AddressMap.tsx';

// Tests the checks that every story must pass, on pages that fail them.
const meta = {
  title: 'Workshop/Checks',
  // Not for designers: hidden in the sidebar.
  tags: ['!autodocs', '!dev', 'play-fn'],
  render: () => <p>Checked.</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const colors = { background: 'Canvas', color: 'CanvasText' };
const size = { ...colors, width: 200, height: 44, fontSize: 16, padding: 0 };
const button = (style: CSSProperties = {}) => (
  <button type="button" style={{ ...size, ...style }}>
    Go
  </button>
);
const fieldStyle = { ...size, border: '1px solid CanvasText' };
const field = (style: CSSProperties = {}, attributes: object = {}) => (
  <input type="text" autoComplete="off" {...attributes} style={{ ...fieldStyle, ...style }} />
);
const styled = (css: string, element = button()) => (
  <>
    <style>{css}</style>
    {element}
  </>
);
const picture = (style: CSSProperties, attributes: object = {}) => (
  <img
    src="/drawings/honda-cr-v.svg"
    alt=""
    width={60}
    height={40}
    style={{ objectFit: 'cover', ...style }}
    {...attributes}
  />
);

/** A page and its only problem, or '' if it has none. */
const page = (problem: string, element: ReactElement) => ({ problem, element });

const finds = (...pages: readonly ReturnType<typeof page>[]): Story => ({
  play: async ({ mount, step }) => {
    for (const { problem, element } of pages) {
      await mount(element);
      await step(problem || 'nothing', () =>
        expect(findProblems()).toEqual(problem === '' ? [] : [expect.stringContaining(problem)]),
      );
    }
    await mount(<p>Checked.</p>);
  },
});

export const FindOverflow = finds(page('the page scrolls', <div style={{ width: '150vw', height: 9 }} />));

export const FindClippedContent = finds(
  page('clips its content: 300 px in 100 px', clipping({ overflow: 'hidden' })),
  page('clips its content: 300 px in 100 px', clipping({ overflow: 'clip' })),
  page('clips its content: 300 px in 100 px', clipping({ overflowX: 'auto', scrollbarWidth: 'none' })),
  page('clips its content: 300 px in 100 px', clipping({ overflow: 'hidden', textOverflow: 'ellipsis' })),
  page('px in 10 px', clipping({ width: 300, height: 10, overflow: 'hidden' })),
);
function clipping(style: CSSProperties) {
  return (
    <div style={{ width: 100, ...style }}>
      <div style={{ width: 300 }}>Text</div>
    </div>
  );
}

export const FindMotion = finds(
  page('button moves', moving('animation: 1s turn')),
  page('button moves', moving('transition: rotate 60ms')),
  page('button moves', moving('transition: opacity 1s')),
  page('button moves', moving('transition: rotate 1s', '::before')),
  page('button moves', moving('transition: rotate 1s', '::after')),
  page('html moves', styled('html { scroll-behavior: smooth !important }')),
  page('', moving('transition: opacity 80ms')),
);
function moving(declaration: string, part = '') {
  return styled(`@keyframes turn { } button[type]${part} { content: ''; ${declaration} !important }`);
}

export const FindSmallTargets = finds(
  page('200 × 43 px', button({ height: 43 })),
  page('43 × 44 px', button({ width: 43 })),
  page(
    'label has',
    <label>{field({ appearance: 'none', width: 20, height: 20 }, { type: 'checkbox' })}</label>,
  ),
  page(
    '',
    <p style={colors}>
      See <a href="#top">the map</a>.
    </p>,
  ),
);

export const FindUnhelpfulFields = finds(
  page('text below 16 px', field({ fontSize: 15 })),
  page('no autocomplete', field({}, { autoComplete: undefined })),
  page('no input mode', field({}, { type: 'number' })),
  page('', field({}, { type: 'number', inputMode: 'numeric' })),
);

export const FindCoveredControls = finds(
  page('is covered by', covered('absolute', 0)),
  page('is covered by', covered('absolute', '150vh')),
  // The visitor can scroll the control out from below a fixed element.
  page('', covered('fixed', 0)),
);
function covered(position: 'absolute' | 'fixed', top: number | string) {
  return (
    <div style={{ height: '200vh' }}>
      <div style={{ position: 'absolute', top, left: 0, width: 200, height: 44 }}>
        {button()}
        <i style={{ position, top: position === 'fixed' ? top : 0, left: 0, width: 200, height: 44 }} />
      </div>
    </div>
  );
}

export const FindBadPictures = finds(
  page('is stretched', picture({ objectFit: 'fill' }, { decoding: 'async' })),
  page('blocks scrolling', picture({})),
  page('', picture({}, { fetchPriority: 'high' })),
);

export const FindsAnotherColorScheme = finds(
  page(
    'the scheme dark on',
    styled('html { color-scheme: dark !important } body { background: #fff !important }', <p>Text</p>),
  ),
  page('instead of', styled('body { background: #333 !important }', <p>Text</p>)),
);

export const FindFaintParts = finds(
  page('a border contrast of only 2.', field({ borderColor: '#aaa', background: '#fff' })),
  page('has no border', field({ border: 0 })),
  page('has no border', field({ borderStyle: 'none' })),
  page('a text contrast of only 4.', faintPlaceholder('#777')),
  page('', faintPlaceholder('#767676')),
  page(
    'a text contrast of only',
    <button type="button" disabled style={{ ...size, background: '#fff', color: '#000', opacity: 0.3 }}>
      Go
    </button>,
  ),
);
function faintPlaceholder(color: string) {
  return styled(
    `input::placeholder { color: ${color}; opacity: 1 }`,
    field({ background: '#fff' }, { placeholder: 'Search' }),
  );
}

export const FindMissingOutlines = finds(
  page('shows no outline', styled('button:focus { outline: 0 !important }')),
  page('shows no outline', styled('button:focus { outline: 1px solid CanvasText !important }')),
  page('a focus outline with a contrast', styled('button:focus { outline: 2px solid #aaa !important }')),
  page('div cuts off', <div style={{ overflow: 'hidden', width: 200 }}>{button()}</div>),
  page(
    'shows an outline, although',
    styled('h1 { outline: 2px solid CanvasText !important }', <h1 tabIndex={-1}>One</h1>),
  ),
);

const outline = <svg strokeDasharray="9 8" width={9} height={9} />;

/** A state, a page that shows it, and one that does not. */
const sign = (state: string, shown: ReactElement, other: ReactElement) => ({ state, shown, other });

const signs = [
  sign('busy', <Button busyLabel="Sending…">Send</Button>, button()),
  sign(
    'error',
    <p role="status" style={{ color: 'var(--bad)' }}>
      Error: no
    </p>,
    <p role="status">12 vehicles</p>,
  ),
  sign('error', <svg role="img" aria-label="A car" />, picture({})),
  sign('error', <AddressMap address="1 Pier Nine" isOnline={false} />, <p dir="auto">1 Pier Nine</p>),
  sign('empty', field(), field({}, { defaultValue: 'Ada' })),
  sign('empty', <div role="log" />, <div role="log">Hi there!</div>),
  sign('empty', outline, <article>A car {outline}</article>),
  sign('empty', outline, <p>Text</p>),
];

export const FindMissingStates: Story = {
  play: async ({ mount }) => {
    for (const { state, shown, other } of signs) {
      await mount(shown);
      await expect(findMissingStates([`state:${state}`])).toEqual([]);
      await mount(other);
      await expect(findMissingStates([`state:${state}`, 'state:invalid'])).toHaveLength(2);
    }
    await mount(<p>Checked.</p>);
  },
};

/** The checks after the story must find exactly these problems, and those in `dark` only in the dark scheme. */
export const HasProblems: Story = {
  // Not in the sidebar, where it would be red.
  tags: ['!dev'],
  parameters: {
    problems: {
      axe: 'Form elements must have labels',
      light: ['console.error: Logged', 'the page scrolls horizontally'],
      dark: [
        expect.stringContaining('insufficient color contrast'),
        'div > div > input has a border contrast of only 1.5',
      ],
    },
  },
  render: () => (
    <div style={{ width: '150vw' }}>
      <p style={{ color: '#555' }}>Too dark in the dark scheme</p>
      {field({ background: 'Canvas', borderColor: 'light-dark(#000, #333)' })}
    </div>
  ),
  // Also fails if the tests skip steps.
  play: ({ step }) => step('logs an error', () => console.error('Logged')),
};

export const SendsARequestThatNothingAnswers: Story = {
  tags: ['!dev'],
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
  render: () => (
    <form action="/elsewhere">
      <a href="/elsewhere">Leave</a>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    incidents.length = 0;
    canvas.getByRole('link').click();
    canvasElement.querySelector('form')?.requestSubmit();
    console.error('No', 1);
    await expect(incidents.splice(0)).toEqual([
      expect.stringMatching(/^click on .*form > a$/),
      expect.stringMatching(/^submit on .*form$/),
      'console.error: No 1',
    ]);
  },
};

export const ReportsEventsThatNoAssertionHasSeen: StoryObj<{ onFocus: () => void; onClick: () => void }> = {
  args: { onFocus: fn(), onClick: fn() },
  parameters: { problems: { light: ['calls onFocus 1 more times than the story expects'] } },
  render: (args) => (
    <button type="button" style={size} {...args}>
      Go
    </button>
  ),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const Stale = memo(
  ({ name }: { name: string }) => <p>{name}</p>,
  () => true,
);

export const ReportsAComponentThatIgnoresLiveData: Story = {
  play: async () => {
    const [before, after] = [{ name: 'Before' }, { name: 'After' }];
    await expect(findMissingUpdates(Stale, before, after)).resolves.toEqual(['<p>After']);
    await expect(findMissingUpdates(Button, { children: 'Before' }, { children: 'After' })).resolves.toEqual(
      [],
    );
  },
};

export const ListsHeadingsAndWhatTabReaches: Story = {
  render: () => (
    <>
      <h2>Contact</h2>
      <a href="tel:1">
        <Icon name="phone" /> Call
      </a>
      <input
        type="email"
        aria-label="Email"
        aria-describedby="hint"
        required
        autoComplete="off"
        style={fieldStyle}
      />
      <p id="hint">Without spaces</p>
      <button type="button" tabIndex={-1} style={size}>
        Skipped
      </button>
    </>
  ),
  play: () =>
    expect(listOutline().split('\n')).toEqual([
      'h2 “Contact”',
      'a “Call”, icon phone',
      'input “Email”, email, required, described by “Without spaces”',
    ]),
};

export const ReportsTextsInAColourThatTheTokensDoNotAllow: Story = {
  play: async ({ mount }) => {
    await mount(<p style={{ color: 'var(--ok)' }}>Failed</p>);
    await expect(findWrongColors()).toEqual([expect.stringContaining('of the colour ok on canvas')]);
    await mount(<p style={{ color: 'white' }}>Printed</p>);
    await expect(findFaintPrint()).toEqual([expect.stringContaining('1.0 on paper')]);
    await mount(<p>Checked.</p>);
    await expect([...findWrongColors(), ...findFaintPrint()]).toEqual([]);
  },
};

export const RefusesRequestsWithoutAHandler: Story = {
  play: async ({ step }) => {
    for (const [path, options] of [
      ['/api/x'],
      ['/js/x'],
      ['/src/app/Site.tsx', { method: 'POST' }],
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
