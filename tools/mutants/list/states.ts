import type { Mutant } from '../mutant.ts';

const lazy = 'src/components/basics/lazyCode.ts';

export const states: readonly Mutant[] = [
  {
    file: 'src/components/vehicle/VehicleGrid.tsx',
    find: 'return empty;',
    replace: 'return null;',
    breaks: 'nothing instead of the notice of an empty grid',
    caughtBy: 'Shows The Empty Notice',
  },
  {
    file: 'src/screens/InventoryScreen.tsx',
    find: 'vehicles.value.length : undefined',
    replace: 'vehicles.value.length : 0',
    breaks: '“0 vehicles” while they are loading',
    caughtBy: 'While Loading',
  },
  {
    file: 'src/components/vehicle/VehicleSpecs.tsx',
    find: 'if (known.length === 0) return null;',
    replace: '',
    breaks: 'an empty box without any details',
    caughtBy: 'Renders Nothing When All Fields Are Missing',
  },
  {
    file: 'src/app/LiveInventory.tsx',
    find: 'message: error.message',
    replace: "message: 'Something went wrong'",
    breaks: 'the error of the counts does not say what happened',
    caughtBy: 'Summary Unavailable',
  },
  {
    file: 'src/app/LazyScreen.tsx',
    find: 'hasFailed ? <FailureScreen onGoHome={onGoHome} /> : null',
    replace: 'hasFailed ? null : null',
    breaks: 'an empty page when a screen does not load',
    caughtBy: 'Offers A Way Home When Its Code Does Not Load',
  },
  {
    file: lazy,
    find: '        loading = undefined;\n',
    replace: '',
    breaks: 'a screen that failed to load never loads',
    caughtBy: 'tries again after a failure',
  },
  {
    file: lazy,
    find: 'if (code !== undefined) return undefined;',
    replace: 'if (lazy.get() !== undefined) return undefined;',
    breaks: 'a screen stays empty when its code arrives before its effect',
    caughtBy: 'Shows A Screen Whose Code Arrives Just After It Was Rendered',
  },
  {
    file: lazy,
    find: "    addEventListener('online', retry, { signal: mounted.signal });\n",
    replace: '',
    breaks: 'a screen does not load when the browser is online again',
    caughtBy: 'Loads When The Browser Is Online Again',
  },
  {
    file: 'src/app/App.tsx',
    find: 'isReady(state) ?',
    replace: 'isReady(state) || state.isAuthReady ?',
    breaks: 'the default dealer flashes before the real one',
    caughtBy: 'Shows The Spinner Until The Metadata Have Loaded',
  },
  {
    file: 'src/app/ScreenBoundary.tsx',
    find: 'this.setState({ hasFailed: false });',
    replace: '',
    breaks: 'the failure message stays after a press on ‘Back to Home’',
    caughtBy: 'Back To Home',
  },
  {
    file: 'src/app/ScreenBoundary.tsx',
    find: 'return { hasFailed: true };',
    replace: 'return { hasFailed: false };',
    breaks: 'a screen that throws takes the whole site down',
    caughtBy: 'When A Screen Throws',
  },
  {
    file: 'src/app/visitState.ts',
    find: 'if (!value.isWhole) return { ...state, featured };',
    replace: '',
    breaks: 'a few vehicles are shown as the whole lot',
    caughtBy: 'keeps loading while only its first vehicles are known',
  },
  {
    file: 'src/app/visitState.ts',
    find: "if (state.inventory.status === 'ready') return state;",
    replace: '',
    breaks: 'the vehicles disappear when the connection is lost',
    caughtBy: 'stays when its source fails later',
  },
  {
    file: 'src/app/visit.ts',
    find: "console.error('The inventory could not be loaded', reason);",
    replace: 'console.debug(reason);',
    breaks: 'an inventory error is not logged',
    caughtBy: 'logs a failure and counts as empty',
  },
];
