import { board } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card } from '@mingjian/ui';
import { LazyAmountChart } from '../../shared/amounts/LazyAmountChart';
import { useSignedIn } from '../../shell';

/** The amounts of a company's orders of the latest days, for those who may see money. */
export function CompanyAmounts({ companyId }: { companyId: string }) {
  const seesMoney = useSignedIn().can('finance.amounts');
  return seesMoney ? <Amounts companyId={companyId} /> : null;
}

function Amounts({ companyId }: { companyId: string }) {
  const { data, error, mutate } = useCall(board.companyAmountLog, { companyId });
  return (
    <Card>
      <LazyAmountChart
        days={data}
        error={data ? undefined : error?.message}
        onRetry={() => void mutate()}
      />
    </Card>
  );
}
