import { useState } from 'react';
import { formatDollars } from '../components/basics/format';
import type { ValuationRequest } from '../data/model';
import { estimateTradeIn } from '../data/valuation';
import { delaysMs } from './delays';

type FormName = 'testDrive' | 'valuation';

/** What a modal says, and the control that had the focus when its form was submitted. */
export type Notice = {
  title: string;
  message: string;
  highlight?: string;
  opener: Element | null;
};

/**
 * The forms' submissions (specification 4). They belong to the app, not to a screen: each ends in a notice wherever
 * the visitor is by then, and notices wait for one another.
 *
 * @param random a source of numbers from 0 up to but not including 1
 */
export function useSubmissions(random: () => number) {
  const [underWay, setUnderWay] = useState<ReadonlySet<FormName>>(new Set());
  const [notices, setNotices] = useState<readonly Notice[]>([]);

  const submit = (form: FormName, notice: Omit<Notice, 'opener'>) => {
    const opener = document.activeElement;
    setUnderWay((forms) => new Set(forms).add(form));
    setTimeout(() => {
      setUnderWay((forms) => new Set([...forms].filter((other) => other !== form)));
      setNotices((waiting) => [...waiting, { ...notice, opener }]);
    }, delaysMs[form]);
  };

  const requestTestDrive = () =>
    submit('testDrive', {
      title: 'Thank You',
      message: 'Your test drive request has been submitted! We’ll be in touch.',
    });

  const requestValuation = ({ mileage }: ValuationRequest) => {
    const estimate = formatDollars(estimateTradeIn(mileage, random));
    submit('valuation', {
      title: 'Your Valuation',
      message: `Thank you! Your estimated trade-in value is ${estimate}. We’ll reach out to confirm.`,
      highlight: estimate,
    });
  };

  return {
    isSubmitting: (form: FormName) => underWay.has(form),
    /** The one to show now. */
    notice: notices[0],
    closeNotice: () => setNotices((waiting) => waiting.slice(1)),
    requestTestDrive,
    requestValuation,
  };
}
