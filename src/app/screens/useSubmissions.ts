import { useState } from 'react';
import { estimateTradeIn } from '../../data/rules/valuation.ts';
import { omitUndefined } from '../../shared/documents/decode.ts';
import type {
  TestDriveDraft,
  TestDriveRequest,
  TradeIn,
  ValuationRequest,
  Vehicle,
} from '../../shared/model.ts';
import { formatDollars } from '../../shared/text/format.ts';
import type { Visit } from '../visit/visit.ts';

type FormName = 'testDrive' | 'valuation';

/** A simulated delay, the same for both forms. */
const submissionMs = 1500;

/** Estimates expire, because somebody else may use the same device later. */
const estimateLifetimeMs = 30 * 60 * 1000;

/** The content of a modal. An amount is shown in large type, and followed by its punctuation. */
export type Notice = {
  title: string;
  message: readonly [text: string] | readonly [text: string, amount: string, period: string, rest: string];
};

const emptyDraft: TestDriveDraft = { name: '', email: '', phone: '' };

export type Submissions = ReturnType<typeof useSubmissions>;

/**
 * Submits the forms. A submission continues when the screen changes: it ends in a notice over the current screen. A second
 * notice waits until the first is closed.
 */
export function useSubmissions(visit: Pick<Visit, 'sendRequest'>, random: () => number) {
  const [pending, setPending] = useState<readonly FormName[]>([]);
  /** The latest estimate, for the next test drive request. */
  const [estimate, setEstimate] = useState<{ tradeIn: TradeIn; givenAt: number }>();
  const [draft, setDraft] = useState(emptyDraft);
  const [notices, setNotices] = useState<readonly (Notice & { id: number })[]>([]);

  const submit = (form: FormName, notice: Notice) => {
    setPending((forms) => [...forms, form]);
    setTimeout(() => {
      setPending((forms) => forms.filter((other) => other !== form));
      setNotices((queue) => [...queue, { ...notice, id: (queue.at(-1)?.id ?? 0) + 1 }]);
    }, submissionMs);
  };

  const requestTestDrive = (request: TestDriveRequest, vehicle: Vehicle) => {
    const { tradeIn, givenAt = 0 } = estimate ?? {};
    setEstimate(undefined);
    setDraft(emptyDraft);
    const { id, year, make, model } = vehicle;
    visit.sendRequest({
      ...request,
      vehicleId: id,
      shownVehicle: omitUndefined({ year, make, model }),
      tradeIn: Date.now() - givenAt < estimateLifetimeMs ? tradeIn : undefined,
    });
    submit('testDrive', {
      title: 'Thank You',
      message: ['Your test drive request has been submitted! We’ll be in touch.'],
    });
  };

  const requestValuation = (request: ValuationRequest) => {
    const dollars = estimateTradeIn(request.mileage, random);
    const given = { tradeIn: { ...request, estimate: dollars }, givenAt: Date.now() };
    setEstimate(given);
    setTimeout(setEstimate, estimateLifetimeMs, (latest: unknown) => (latest === given ? undefined : latest));
    submit('valuation', {
      title: 'Your Valuation',
      message: [
        'Thank you! Your estimated trade-in value is ',
        formatDollars(dollars),
        '.',
        ' We’ll reach out to confirm.',
      ],
    });
  };

  return {
    isSubmitting: (form: FormName) => pending.includes(form),
    /** The latest estimate, once the visitor has been told. */
    estimate:
      estimate && !pending.includes('valuation') ? formatDollars(estimate.tradeIn.estimate) : undefined,
    leaveOutEstimate: () => setEstimate(undefined),
    draft,
    setDraft,
    notice: notices[0],
    closeNotice: () => setNotices((queue) => queue.slice(1)),
    requestTestDrive,
    requestValuation,
  };
}
