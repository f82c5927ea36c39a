import type { OrderDetail } from '@mingjian/api';
import { useSignedIn } from '../../shell';
import { RiskLevelsCard } from './RiskLevelsCard';
import { SheetCard } from './SheetCard';

const AT_KPI = 60;

/** Performance and risk levels of an order, for staff. */
export function PerformancePanel({ order }: { order: OrderDetail }) {
  const isStaff = useSignedIn().user.userType === 'serviceUser';
  if (!isStaff) return null;
  return (
    <>
      <RiskLevelsCard order={order} />
      <SheetCard order={order} />
    </>
  );
}

/** The same for an order behind its KPI form. */
export function OtherStepPerformance({ order }: { order: OrderDetail | undefined }) {
  return order && order.orderStatus > AT_KPI ? <PerformancePanel order={order} /> : null;
}
