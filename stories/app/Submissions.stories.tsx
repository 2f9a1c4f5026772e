import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useSubmissions } from '../../src/app/screens/useSubmissions.ts';
import type { Visit } from '../../src/app/visit/visit.ts';
import { Button } from '../../src/components/basics/Button.tsx';
import { endSubmissions, holdSubmissions } from '../fixtures/holdSubmissions.ts';
import { aVehicle } from '../fixtures/vehicles.ts';

const request = { name: 'Ada Park', email: 'ada@park.example', phone: '' };

function Forms({ sendRequest }: Pick<Visit, 'sendRequest'>) {
  const { estimate, isSubmitting, leaveOutEstimate, requestTestDrive, requestValuation } = useSubmissions(
    { sendRequest },
    () => 0,
  );
  return (
    <>
      <Button onClick={() => requestTestDrive(request, aVehicle())}>Test drive</Button>
      <Button onClick={() => requestValuation({ vin: 'A', mileage: 1 })}>Valuation</Button>
      <Button onClick={leaveOutEstimate}>Leave it out</Button>
      <p>{estimate}</p>
      <output>{(['testDrive', 'valuation'] as const).filter(isSubmitting).join(', ')}</output>
    </>
  );
}

const meta = {
  title: 'App/Submissions',
  tags: ['!autodocs'],
  component: Forms,
  args: { sendRequest: fn<Visit['sendRequest']>() },
} satisfies Meta<typeof Forms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SendsAnEstimateWithOneRequestOfTheNextHalfHour: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const tradeIn = { vin: 'A', mileage: 1, estimate: 10_000 };
    await press('Valuation');
    await expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/10,?000/);
    await press('Test drive');
    await press('Test drive');
    const { now } = Date;
    for (const minutes of [29, 31]) {
      await press('Valuation');
      Date.now = () => now() + minutes * 60 * 1000;
      await press('Test drive');
      Date.now = now;
    }
    const sent = args.sendRequest.mock.calls.map(([request]) => request.tradeIn);
    await expect(sent).toEqual([tradeIn, undefined, tradeIn, undefined]);
  },
};

export const LeavesOutAnEstimateThatTheVisitorHasSeen: Story = {
  beforeEach: holdSubmissions,
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Valuation');
    await expect(canvas.queryByText('$10,000')).not.toBeInTheDocument();
    endSubmissions();
    await canvas.findByText('$10,000');
    await press('Leave it out');
    await expect(canvas.queryByText('$10,000')).not.toBeInTheDocument();
    await press('Test drive');
    const shownVehicle = { year: 2020, make: 'Toyota', model: 'Camry' };
    const sent = { ...request, vehicleId: 'v1', shownVehicle, tradeIn: undefined };
    await expect(args.sendRequest.mock.calls).toEqual([[sent]]);
  },
};

export const EndsOnlyTheSubmissionThatIsOver: Story = {
  beforeEach: holdSubmissions,
  play: async ({ args, canvas, userEvent }) => {
    const expectBusy = (forms: string) =>
      waitFor(() => expect(canvas.getByRole('status').textContent).toBe(forms));
    await userEvent.click(canvas.getByRole('button', { name: 'Valuation' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Test drive' }));
    await expectBusy('testDrive, valuation');
    endSubmissions(1);
    await expectBusy('testDrive');
    endSubmissions();
    await expectBusy('');
    await expect(args.sendRequest).toHaveBeenCalledOnce();
  },
};
