import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { LeaveDesk as LeaveDeskProduct } from '../../fixtures/leave-desk/src/LeaveDesk';

/** Another HR product, built by the tutorial: its own colour, its own language. */
const meta = {
  title: 'Examples/Leave desk',
  component: LeaveDeskProduct,
  decorators: [
    (Story) => (
      <>
        <style>{':root { --mj-color-accent: #0f766e; }'}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LeaveDeskProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11));

export const Employees: Story = { play: async () => void (await shown()) };

export const Detail: Story = {
  play: async ({ canvas, userEvent }) => {
    await shown();
    await userEvent.click(canvas.getByRole('link', { name: 'Chiara Rossi' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Requests: Story = {
  play: async ({ canvas, userEvent }) => {
    await shown();
    await userEvent.click(canvas.getByRole('tab', { name: 'Urlaubsanträge' }));
    await shown();
  },
};
