import { ValuationScreen } from '../screens/ValuationScreen.tsx';
import type { ScreenInput } from './screens.tsx';

/** The valuation with the state of its submission, which outlives the screen. */
export const LiveValuation = ({ submissions }: ScreenInput) => (
  <ValuationScreen
    isSubmitting={submissions.isSubmitting('valuation')}
    onSubmit={submissions.requestValuation}
  />
);
