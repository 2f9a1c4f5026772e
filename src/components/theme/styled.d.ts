import 'styled-components';
import type { Theme } from './tokens.ts';

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}
