import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { ORDER_STATUSES, type OrderStatus, type OrderType } from '@mingjian/api';
import { Button, SegmentedControl, Select, TextField, isComposed, useTexts } from '@mingjian/ui';
import { DangerLevelSelect } from '@mingjian/widgets/DangerLevel';
import { RotateCcw, Search } from 'lucide-react';
import { orderTexts } from '../../shared/orders/orders.texts';
import { useTabState } from '../../shell';
import { countConditions, NO_FILTER, type OrderFilter } from './model/orderQuery';
import * as S from './OrderListPage.styles';
import { orderListTexts } from './orderList.texts';

/** Fields behind the expand link: the first three are always in sight. */
const HIDDEN: readonly (keyof OrderFilter)[] = ['companyName', 'pmName', 'overallDanger', 'orderType'];

export interface OrderFilterBarProps {
  /** The conditions in force. A new object puts them into the fields. */
  filter: OrderFilter;
  searching: boolean;
  onSearch(filter: OrderFilter): void;
  onReset(): void;
}

/** The filter bar of the order list. Enter searches, never while an input method is composing. */
export function OrderFilterBar({ filter, searching, onSearch, onReset }: OrderFilterBarProps) {
  const t = useTexts(orderListTexts);
  const words = useTexts(orderTexts);
  const [draft, setDraft] = useState(filter);
  const [isOpen, setOpen] = useTabState('filterOpen', countConditions(filter, HIDDEN) > 0);
  const change = (patch: Partial<OrderFilter>) => setDraft({ ...draft, ...patch });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft);
  };
  const handleReset = () => {
    setDraft(NO_FILTER);
    onReset();
  };

  return (
    <S.Filter role="search" onSubmit={handleSubmit} onKeyDown={keepComposing}>
      <TextField label={t.orderNo} value={draft.orderNo} onChange={(event) => change({ orderNo: event.target.value })} />
      <TextField label={t.userName} value={draft.userName} onChange={(event) => change({ userName: event.target.value })} />
      <Select<OrderStatus>
        label={t.orderStatus}
        placeholder={t.anyStatus}
        clearable
        options={ORDER_STATUSES.map((status) => ({ value: status, label: words[`status${status}`] }))}
        value={draft.orderStatus}
        onValueChange={(orderStatus) => change({ orderStatus })}
      />
      {isOpen && <MoreFields draft={draft} change={change} />}
      <S.FilterActions>
        <Button type="submit" tone="primary" icon={<Search size={16} strokeWidth={1.5} aria-hidden />} loading={searching}>
          {t.search}
        </Button>
        <Button icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />} onClick={handleReset}>
          {t.reset}
        </Button>
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.less : t.more(countConditions(filter, HIDDEN))}
        </Button>
      </S.FilterActions>
    </S.Filter>
  );
}

interface MoreFieldsProps {
  draft: OrderFilter;
  change(patch: Partial<OrderFilter>): void;
}

function MoreFields({ draft, change }: MoreFieldsProps) {
  const t = useTexts(orderListTexts);
  const words = useTexts(orderTexts);
  return (
    <>
      <TextField label={t.companyName} value={draft.companyName} onChange={(event) => change({ companyName: event.target.value })} />
      <TextField label={t.pmName} value={draft.pmName} onChange={(event) => change({ pmName: event.target.value })} />
      <DangerLevelSelect
        label={t.overallDanger}
        dangerType={1}
        placeholder={t.anyDanger}
        clearable
        value={draft.overallDanger}
        onValueChange={(overallDanger) => change({ overallDanger })}
      />
      <SegmentedControl
        label={t.orderType}
        options={[
          { value: 'all', label: t.all },
          { value: '1', label: words.type1 },
          { value: '2', label: words.type2 },
        ]}
        value={draft.orderType === null ? 'all' : String(draft.orderType)}
        onValueChange={(value) => change({ orderType: value === 'all' ? null : (Number(value) as OrderType) })}
      />
    </>
  );
}

/** Enter that ends an input method's composition must not search. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposed(event.nativeEvent)) event.preventDefault();
}
