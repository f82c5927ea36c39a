import { WEBHOOK_EVENTS, webhookEventsOf } from '@mingjian/api';
import { CheckboxGroup, useTexts } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { eventTexts } from './events.texts';

/** The events of an endpoint, as a JSON list. */
export function EventsField({ field, id, value, onChange, error, readOnly }: ControlProps) {
  const t = useTexts(eventTexts);
  return (
    <CheckboxGroup
      id={id}
      label={field.label}
      required
      withAll
      options={WEBHOOK_EVENTS.map((event) => ({
        value: event,
        label: t[event],
        description: t[`${event}.note`],
      }))}
      value={webhookEventsOf(typeof value === 'string' ? value : '')}
      onValueChange={(events) => onChange(events.length > 0 ? JSON.stringify(events) : null)}
      readOnly={readOnly}
      error={error}
    />
  );
}
