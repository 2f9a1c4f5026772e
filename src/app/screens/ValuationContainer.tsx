import { ValuationScreen } from '../../screens/ValuationScreen.tsx';
import type { ScreenInput } from './screenInput.ts';

/** The valuation screen. Its estimate is for test drive requests, so it shows none if the dealer accepts none. */
export const ValuationContainer = ({ metadata, submissions }: ScreenInput) => (
  <ValuationScreen
    estimate={metadata.acceptsRequests ? submissions.estimate : undefined}
    isSubmitting={submissions.isSubmitting('valuation')}
    onLeaveOutEstimate={submissions.leaveOutEstimate}
    onSubmit={submissions.requestValuation}
  />
);
