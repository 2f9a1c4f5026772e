import { createGlobalStyle } from 'styled-components';
import { hiddenInPrint } from '../../components/theme/hiding.ts';
import { theme } from '../../components/theme/tokens.ts';
import { rootId, spinner } from '../../page/elements.ts';

/** Makes the page's spinner small as long as the page shows the first paint. */
export const SmallSpinner = createGlobalStyle`
  #${rootId}:not(:empty) + ${spinner} {
    position: fixed;
    bottom: max(${theme.space[16]}, env(safe-area-inset-bottom));
    left: max(${theme.space[16]}, env(safe-area-inset-left));
    z-index: 20;
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    min-height: 0;
    max-width: calc(100vw - 2 * ${theme.space[16]});
    padding: ${theme.space[8]} ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.raised};
    font-size: ${theme.font.small};
    pointer-events: none;
    ${hiddenInPrint}

    > span {
      width: 18px;
      height: 18px;
      border-width: 2px;
    }
  }
`;
