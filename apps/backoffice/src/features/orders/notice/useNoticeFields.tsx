import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import type { FieldControlProps, FormField } from '@mingjian/widgets/Form';
import { orderNoticeTexts } from './orderNotice.texts';
import { PeopleField } from './PeopleField';

/** Returns the fields of a notice about an order. Source of the messages: spec 2 §5. */
export function useNoticeFields(orderId: string): readonly FormField[] {
  const t = useTexts(orderNoticeTexts);
  return useMemo(() => {
    const people = (pickLabel: string) => (props: FieldControlProps) => (
      <PeopleField
        field={props.field}
        id={props.id}
        value={props.value}
        onChange={props.onChange}
        error={props.error}
        orderId={orderId}
        pickLabel={pickLabel}
      />
    );
    const textOf = (value: unknown) => t.people((value as readonly string[]).length);
    return [
      {
        kind: 'select',
        field: 'noticeType',
        label: t.noticeType,
        required: true,
        requiredText: t.noticeTypeRequired,
        numeric: true,
        wide: true,
        options: [
          { key: '3', text: t.assistance },
          { key: '4', text: t.extension },
        ],
      },
      {
        kind: 'text',
        field: 'title',
        label: t.noticeTitle,
        required: true,
        requiredText: t.titleRequired,
        maxLength: 200,
        wide: true,
      },
      {
        kind: 'area',
        field: 'content',
        label: t.content,
        required: true,
        requiredText: t.contentRequired,
        maxLength: 5_000,
      },
      {
        kind: 'custom',
        field: 'targetUserIds',
        label: t.recipients,
        required: true,
        requiredText: t.recipientsRequired,
        wide: true,
        textOf,
        render: people(t.pickRecipients),
      },
      {
        kind: 'custom',
        field: 'copyUserIds',
        label: t.copies,
        wide: true,
        textOf,
        render: people(t.pickCopies),
      },
    ];
  }, [t, orderId]);
}
