import { lazy, useState } from 'react';
import type { OrderCorrection, OrderDetail } from '@mingjian/api';
import { IconButton, Menu, useTexts } from '@mingjian/ui';
import { SquarePen } from 'lucide-react';
import { PanelBoundary } from '../../../shell';
import { correctionTexts } from './corrections.texts';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./CorrectionDialog')).CorrectionDialog,
}));

/** The facts of an order that its reader may correct. Renders nothing where there are none. */
export function CorrectionMenu({ order }: { order: OrderDetail }) {
  const t = useTexts(correctionTexts);
  const [fact, setFact] = useState<OrderCorrection | null>(null);
  if (order.corrections.length === 0) return null;
  return (
    <>
      <Menu
        label={t.menu}
        placement="bottom-end"
        trigger={<IconButton label={t.menu} icon={SquarePen} size="small" />}
        items={order.corrections.map((one) => ({
          key: one,
          label: t[one],
          onSelect: () => setFact(one),
        }))}
      />
      {fact && (
        <PanelBoundary onClose={() => setFact(null)}>
          <CorrectionDialog order={order} fact={fact} onClose={() => setFact(null)} />
        </PanelBoundary>
      )}
    </>
  );
}
