import {
  webhookEndpoint,
  webhookEventsRule,
  webhookUrlRule,
  type WebhookEndpoint,
} from '@mingjian/api';
import { TextField } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { EventsField } from './EventsField';
import { EventsCell, SecretCell, StateCell } from './WebhookCells';
import { webhookListTexts } from './webhookList.texts';

/** Most characters of an address. */
const MOST_URL = 500;

function UrlField({ field, id, value, onChange, error, readOnly }: ControlProps) {
  return (
    <TextField
      id={id}
      label={field.label}
      description={field.description}
      required
      type="url"
      placeholder="https://"
      maxLength={MOST_URL}
      value={typeof value === 'string' ? value : ''}
      onValueChange={onChange}
      readOnly={readOnly}
      error={error}
    />
  );
}

/** Addresses of client companies that get events. */
export const webhookList = listOf(webhookEndpoint, {
  pageCode: 'webhookList',
  texts: webhookListTexts,
  nameField: 'name',
  columns: [
    { field: 'name', width: 140, card: 'title' },
    { field: 'companyName', width: 200, staffOnly: true },
    { field: 'url', width: 240, card: 'fact' },
    { field: 'status', width: 90 },
    {
      field: 'problem',
      width: 140,
      card: 'mark',
      render: (row: WebhookEndpoint) => <StateCell endpoint={row} />,
    },
    {
      field: 'events',
      width: 320,
      render: (row: WebhookEndpoint) => <EventsCell endpoint={row} />,
    },
    { field: 'successTime', card: 'fact' },
    {
      field: 'secretTail',
      width: 100,
      render: (row: WebhookEndpoint) => <SecretCell endpoint={row} />,
    },
    { field: 'secretTime', hidden: true },
    { field: 'failingSince', hidden: true },
    { field: 'apiVersion', width: 120, hidden: true },
    { field: 'createTime', hidden: true },
  ],
  filters: ['name', 'url', 'status', 'problem', { field: 'companyName', staffOnly: true }],
  form: [
    'companyId',
    'name',
    {
      field: 'url',
      rule: webhookUrlRule,
      control: (props: ControlProps) => <UrlField {...props} />,
    },
    {
      field: 'events',
      rule: webhookEventsRule,
      control: (props: ControlProps) => <EventsField {...props} />,
    },
    'apiVersion',
    'status',
  ],
});
