import type { Decorator, Preview } from '@storybook/react-vite';
import { buildArgsParam } from 'storybook/internal/router';
import styled from 'styled-components';
import { viewportSize, viewports } from '../stories/fixtures/viewports.ts';
import { DocsPage, docsTheme } from './DocsPage.tsx';

type Context = Parameters<Decorator>[1];

const frameName = 'docs frame';

/** Until a frame of a docs page is used, its story does not take the focus from the page, which would also scroll the page. */
function leaveFocusInPage() {
  let isUsed = false;
  const handleUse = () => {
    isUsed = true;
  };
  addEventListener('pointerdown', handleUse, true);
  addEventListener('keydown', handleUse, true);
  // oxlint-disable typescript/unbound-method -- called with an element
  const { focus } = HTMLElement.prototype;
  const { showModal } = HTMLDialogElement.prototype;
  // oxlint-enable typescript/unbound-method
  HTMLElement.prototype.focus = function focusIfUsed(options) {
    if (isUsed) focus.call(this, options);
  };
  HTMLDialogElement.prototype.showModal = function showWithoutFocus() {
    this.inert = !isUsed;
    showModal.call(this);
    this.inert = false;
  };
}

if (window.name === frameName) leaveFocusInPage();

/** The size of the frame that a story needs, or undefined if it can be rendered within the page. */
function findFrame({ parameters, storyGlobals }: Context) {
  const isPage = parameters['layout'] === 'fullscreen';
  // A story pins its viewport with `...at('narrow')`.
  const pinned = storyGlobals['viewport'] as { value: keyof typeof viewports } | undefined;
  if (pinned === undefined && !isPage && parameters['frameHeight'] === undefined) return undefined;
  const { width, height } = viewportSize(viewports[pinned?.value ?? 'wide']);
  return {
    isPage,
    width,
    height: Math.min(height, Number(parameters['frameHeight'] ?? (isPage ? 720 : 480))),
  };
}

const Caption = styled.p<{ $isPage: boolean }>`
  display: flex;
  gap: 16px;
  margin: ${({ $isPage }) => ($isPage ? '12px' : '0 0 12px')};
  color: ${docsTheme.textColor};
  font: 14px ${docsTheme.fontBase};

  > a {
    color: inherit;
  }
`;

/** A viewport, scaled down if it is wider than the page. */
const Frame = styled.div<{ $width: number; $height: number }>`
  container-type: inline-size;
  overflow: hidden;
  width: ${({ $width }) => `min(100%, ${$width}px)`};
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  box-shadow: 0 0 0 1px ${docsTheme.appBorderColor};

  > iframe {
    width: ${({ $width }) => $width}px;
    height: ${({ $height }) => $height}px;
    border: 0;
    transform-origin: 0 0;
    /* The quotient of two lengths, which calc() cannot compute in every browser. */
    scale: ${({ $width }) => `tan(atan2(100cqi, ${$width}px))`};
  }
`;

/**
 * In a docs page, shows a story that depends on the viewport in a page of its own, so that media queries and fixed elements
 * see the frame's size.
 */
const withFrame: Decorator = (Story, context) => {
  const size = context.viewMode === 'docs' ? findFrame(context) : undefined;
  if (size === undefined) return <Story />;
  const { id, name, globals, initialArgs, unmappedArgs } = context;
  const { theme, motion, media, textSize } = globals;
  const url = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: `theme:${theme};motion:${motion};media:${media};textSize:${textSize}`,
    args: buildArgsParam(initialArgs, unmappedArgs),
  });
  return (
    <>
      <Caption $isPage={size.isPage}>
        <a href={`./?path=/story/${id}`} target="_top">
          Open
        </a>
        <span>{`${size.width} × ${size.height} px`}</span>
      </Caption>
      <Frame $width={size.width} $height={size.height}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
        <iframe name={frameName} src={`iframe.html?${url}`} title={name} loading="lazy" />
      </Frame>
    </>
  );
};

export const decorators = [withFrame];

export const parameters: Preview['parameters'] = {
  docs: {
    page: DocsPage,
    // `DocsPage` shows examples of usage apart from the states.
    stories: { filter: ({ tags }: { tags: readonly string[] }) => !tags.includes('usage') },
    theme: docsTheme,
    // Storybook prints the source of functions, and the type of other objects.
    source: {
      transform: (code: string) =>
        code.replaceAll(/\{function \S*\{\}\}/g, '{() => {}}').replaceAll('{[object Set]}', '{new Set()}'),
    },
    toc: { headingSelector: 'h2, h3', title: 'On this page' },
  },
};
