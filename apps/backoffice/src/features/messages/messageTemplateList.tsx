import { messageTemplate, type MessageTemplate } from '@mingjian/api';
import { TruncatedText, useLocale } from '@mingjian/ui';
import type { FormValues } from '@mingjian/widgets/Form';
import { TimePicker } from '@mingjian/widgets/TimePicker';
import { controlOptions } from '../../shared/resourceList/controlOptions';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { messageTemplateListTexts } from './messageTemplateList.texts';
import { TEMPLATE_PARTS, templateProblem, templateValueOf } from './model/templateValue';
import { TemplateEditor } from './TemplateEditor';

/** The name of a template, in the reader's language. */
function TemplateName({ template: { name, nameEn } }: { template: MessageTemplate }) {
  const { language } = useLocale();
  return (language === 'en' && nameEn) || name;
}

/** A time of day. */
const clock = (props: ControlProps) => (
  <TimePicker
    {...controlOptions(props)}
    value={typeof props.value === 'string' && props.value !== '' ? props.value : null}
    onValueChange={props.onChange}
  />
);

/** Templates of messages. */
export const messageTemplateList = listOf(messageTemplate, {
  pageCode: 'messageTemplateList',
  texts: messageTemplateListTexts,
  nameField: 'name',
  columns: [
    {
      field: 'name',
      width: 190,
      card: 'title',
      render: (row: MessageTemplate) => <TemplateName template={row} />,
    },
    { field: 'scene', width: 164, card: 'fact' },
    { field: 'channel', width: 124, card: 'mark' },
    { field: 'enabled', width: 80, card: 'fact' },
    {
      field: 'content',
      width: 300,
      render: ({ content }: MessageTemplate) => <TruncatedText>{content}</TruncatedText>,
    },
    { field: 'quietStart', width: 100 },
    { field: 'quietEnd', width: 100 },
    { field: 'signName', width: 100 },
    { field: 'code', width: 190, hidden: true },
    { field: 'subject', width: 240, hidden: true },
    { field: 'updateTime', hidden: true },
    { field: 'createTime', hidden: true },
  ],
  filters: ['name', { field: 'scene', several: true }, 'channel', 'enabled', 'code', 'updateTime'],
  tones: { channel: { '1': 'notice', '2': 'accent', '3': 'neutral' } },
  form: [
    'name',
    'nameEn',
    'code',
    'enabled',
    {
      section: 'texts',
      fields: [
        {
          field: 'content',
          parts: TEMPLATE_PARTS,
          control: (props: ControlProps) => <TemplateEditor {...props} />,
          check: ({ content }: FormValues) => templateProblem(templateValueOf(content)),
          textOf: (value: unknown) => {
            const { content, html } = templateValueOf(value);
            return content ?? html ?? '';
          },
        },
      ],
    },
    {
      section: 'sending',
      fields: [
        { field: 'quietStart', control: clock },
        { field: 'quietEnd', control: clock },
        'vendorTemplateId',
      ],
    },
  ],
});
