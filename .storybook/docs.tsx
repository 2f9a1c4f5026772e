import type { Decorator, Preview } from '@storybook/react-vite';
import { buildArgsParam } from 'storybook/internal/router';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { themes } from 'storybook/theming';
import styled from 'styled-components';
import { followEvents, isDocsFrame } from '../stories/fixtures/followEvents.tsx';
import { viewportSize, viewports } from '../stories/fixtures/viewports.ts';
import { DocsPage } from './DocsPage.tsx';
import { findPath, sources } from './sources.ts';
import { globalTypes } from './toolbar.tsx';

const theme = matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light;

// A story in a frame does not take the focus until someone uses it: that would scroll the docs page, even from an inert frame.
if (isDocsFrame) {
  // oxlint-disable-next-line typescript/unbound-method -- called with an element
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusIfUsed(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called with a dialog
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function showWithoutFocus() {
    this.inert = !document.hasFocus();
    showModal.call(this);
    this.inert = false;
  };
}

/** The size of the frame that a story needs, or undefined if it can be rendered within the page. */
function findFrame({ parameters, storyGlobals }: Parameters<Decorator>[1]) {
  const isPage = parameters['layout'] === 'fullscreen';
  const pinned = storyGlobals['viewport'] as { value: keyof typeof viewports } | undefined;
  if (pinned === undefined && !isPage && parameters['frameHeight'] === undefined) return undefined;
  const { width, height } = viewportSize(viewports[pinned?.value ?? 'wide']);
  return {
    width: Number((pinned ? undefined : parameters['frameWidth']) ?? width),
    height: Number(parameters['frameHeight'] ?? Math.min(height, isPage ? 720 : 480)),
  };
}

/** A viewport, scaled down if it is wider than the page. */
const ScaledFrame = styled.div<{ $width: number; $height: number }>`
  container-type: inline-size;
  overflow: hidden;
  width: ${({ $width }) => `min(100%, ${$width}px)`};
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  box-shadow: 0 0 0 1px ${theme.appBorderColor};

  > iframe {
    width: ${({ $width }) => $width}px;
    height: ${({ $height }) => $height}px;
    border: 0;
    transform-origin: 0 0;
    /* The quotient of two lengths, which calc() cannot compute in every browser. */
    scale: ${({ $width }) => `tan(atan2(100cqi, ${$width}px))`};
  }
`;

/** In a docs page, shows a story in a frame of its own if its media queries or fixed elements depend on the viewport. */
const withFrame: Decorator = (Story, context) => {
  const size = context.viewMode === 'docs' ? findFrame(context) : undefined;
  if (size === undefined) return <Story />;
  const { id, name, globals, initialArgs, unmappedArgs } = context;
  const chosen = Object.keys(globalTypes).map((key) => `${key}:${globals[key]}`);
  const url = new URLSearchParams({
    id,
    viewMode: 'story',
    embed: 'true', // without play functions
    globals: chosen.join(';'),
    args: buildArgsParam(initialArgs, unmappedArgs),
  });
  return (
    <>
      <p style={{ margin: 12, font: `14px ${theme.fontBase}` }}>
        <a href={`./?path=/story/${id}`} target="_top" style={{ color: theme.textColor }}>
          {`Open ${size.width} × ${size.height} px`}
        </a>
      </p>
      <ScaledFrame $width={size.width} $height={size.height}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
        <iframe name="docs frame" src={`iframe.html?${url}`} title={name} loading="lazy" />
      </ScaledFrame>
    </>
  );
};

export const decorators = [withFrame, followEvents];

/** The type of a prop as the component, or a component whose props it extends, writes it. */
function readType(name: string, path: string): string | undefined {
  const source = sources[path] ?? '';
  const written = new RegExp(`\\*/\n +'?${name}'?\\??: (.+);$`, 'm').exec(source)?.[1];
  const extended = [...source.matchAll(/Props }.* from '(.+)'/g)];
  const types = extended.map(([, file = '']) => readType(name, new URL(file, `file:${path}`).pathname));
  return written ?? types.find((type) => type !== undefined);
}

/** Shows a type as in the source. Storybook shows unions and objects as 'union' and 'object', and each named type in full. */
const showTypes: ArgTypesEnhancer = ({ argTypes, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.description && readType(name, findPath(parameters['fileName']));
      if (!summary) return [name, argType];
      const detail = argType.type?.raw?.replaceAll(/\/\*\*.*?\*\/|\s+/gs, ' ');
      const type = detail === summary ? { summary } : { summary, detail };
      return [name, { ...argType, table: { ...argType.table, type } }];
    }),
  );

/** Shows a story's code as an element. Storybook shows a function, and indents by four. */
const showElement: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const { source } = parameters['docs'] as { source?: { code?: string } };
  const element = /^const \w+ = \(\) => (<.+);$/s.exec(source?.code ?? '')?.[1];
  if (source && element)
    source.code = element
      .replace(/^<\w+\n.+/s, (all) => all.replaceAll('\n    ', '\n  '))
      .replace(/(?<=\n.+) ?(\/>|<\/\w+>)$/, '\n$1')
      .replace(/\(<>(.+)<\/>\)/s, '$1')
      .replaceAll(/="([^"]*\\n[^"]*)"/g, "={'$1'}")
      .replaceAll('fn()', '() => {}');
  return argTypes;
};

export const argTypesEnhancers = [showTypes, showElement];

export const parameters: Preview['parameters'] = {
  docs: {
    page: DocsPage,
    theme,
    toc: { headingSelector: 'h2, h3', ignoreSelector: '.sb-story *', title: 'On this page' },
  },
};
