import type { Meta, StoryObj } from '@storybook/react-vite';
import * as dashboards from './Dashboard';

const meta = { title: 'Examples/Dashboard' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfficerDashboard: Story = { render: () => <dashboards.OfficerDashboard /> };

export const AdminDashboard: Story = { render: () => <dashboards.AdminDashboard /> };

export const FinanceDashboard: Story = { render: () => <dashboards.FinanceDashboard /> };

export const ClientDashboard: Story = { render: () => <dashboards.ClientDashboard /> };

export const Loading: Story = { render: () => <dashboards.LoadingDashboard /> };
