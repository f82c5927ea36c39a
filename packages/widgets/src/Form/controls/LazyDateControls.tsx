import type { ReactNode } from 'react';
import { TextField } from '@mingjian/ui';
import { lazyPart } from '../../internal/lazyPart/lazyPart';
import type { DateFormField, FieldControlProps, RangeFormField } from '../formField';

const waiting = ({ field, id }: { field: { label: ReactNode }; id: string }) => (
  <TextField id={id} label={field.label} readOnly aria-busy />
);

/** The control of a day, a month or a time, loaded where a form has one. */
export const DateControl = lazyPart(async () => (await import('./DateControls')).DateControl, {
  waiting: waiting as (props: FieldControlProps<DateFormField>) => ReactNode,
});

/** The control of a range of days or months, loaded where a form has one. */
export const RangeControl = lazyPart(async () => (await import('./DateControls')).RangeControl, {
  waiting: waiting as (props: FieldControlProps<RangeFormField>) => ReactNode,
});
