import { StrictMode, useLayoutEffect } from 'react';
import { GlobalStyle } from '../../components/theme/GlobalStyle.ts';
import { firstPaintSheetId, rootId, spinner } from '../../page/elements.ts';
import { Site, type SiteProps } from '../site/Site.tsx';

type StartedProps = Record<'findFocused' | 'findPressed', () => HTMLElement | undefined>;

/** When React has the page: ends the first paint, and does what the visitor pressed before. */
function Started({ findFocused, findPressed }: StartedProps) {
  useLayoutEffect(() => {
    document.querySelector(spinner)?.remove();
    const style = document.querySelector<HTMLStyleElement>(`#${firstPaintSheetId}`);
    if (style) style.disabled = true;
    // React misses pictures of the first paint that failed before.
    for (const picture of document.querySelectorAll<HTMLImageElement>(`#${rootId} img`))
      if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'));
    // Otherwise the visitor has focused another control since.
    if (document.activeElement === document.body) findFocused()?.focus({ preventScroll: true });
    findPressed()?.click();
  }, [findFocused, findPressed]);
  return null;
}

/** All that React renders into the root: the same on the server, since generated ids depend on it. */
export const HydratedSite = ({
  findFocused,
  findPressed,
  ...site
}: Pick<SiteProps, 'visit' | 'shown'> & StartedProps) => (
  <StrictMode>
    <GlobalStyle />
    <Site {...site} random={Math.random} />
    <Started findFocused={findFocused} findPressed={findPressed} />
  </StrictMode>
);
