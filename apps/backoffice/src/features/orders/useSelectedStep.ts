import type { OrderDetail } from '@mingjian/api';
import { useSearchParams } from 'react-router-dom';
import type { OrderStepNumber } from '../../shared/orders/orderPanels';

/** The step that is looked at: that of the address, or the current one; `null` without either. */
export function useSelectedStep(order: OrderDetail | undefined) {
  const [params, setParams] = useSearchParams();
  const current = order?.steps.find(({ state }) => state === 'current')?.step;
  const wanted = Number(params.get('step'));
  const selected = order?.steps.some(({ step }) => step === wanted) ? wanted : (current ?? null);
  return {
    current: (current ?? null) as OrderStepNumber | null,
    selected: selected as OrderStepNumber | null,
    select: (step: number) => {
      const next = new URLSearchParams(params);
      if (step === current) next.delete('step');
      else next.set('step', String(step));
      setParams(next, { replace: true });
    },
  };
}
