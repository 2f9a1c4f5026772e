import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSubmissions } from '../../src/app/useSubmissions.ts';
import { Button } from '../../src/components/basics/Button.tsx';

const unsent = { sendRequest: () => {}, keepTradeIn: () => {} };

function Forms() {
  const { isSubmitting, requestTestDrive, requestValuation } = useSubmissions(unsent, () => 0);
  const request = { name: 'Ada Park', email: 'ada@park.example', phone: '' };
  return (
    <>
      <Button onClick={() => requestTestDrive(request, undefined)}>Test drive</Button>
      <Button onClick={() => requestValuation({ vin: 'A', mileage: 1 })}>Valuation</Button>
      <p>Busy: {(['testDrive', 'valuation'] as const).filter(isSubmitting).join(', ')}</p>
    </>
  );
}

const meta = { title: 'App/Submissions', render: () => <Forms /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsBothFormsBusy: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test drive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Valuation' }));
    await expect(canvas.getByText('Busy: testDrive, valuation')).toBeVisible();
  },
};
