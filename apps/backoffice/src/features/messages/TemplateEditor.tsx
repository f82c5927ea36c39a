import { useRef, useState } from 'react';
import {
  EXAMPLE_VALUES,
  filledText,
  MESSAGE_CHANNELS,
  MESSAGE_SCENES,
  messages,
  SCENE_VARIABLES,
  smsLength,
  TEMPLATE_LENGTH,
  type MessageLanguage,
} from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  SegmentedControl,
  Select,
  Text,
  TextArea,
  TextField,
  useTexts,
} from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { LazyRichTextControl } from '../../shared/richText/LazyRichTextControl';
import { onChannel, templateValueOf, textField, type TemplateValue } from './model/templateValue';
import * as S from './TemplateEditor.styles';
import { templateEditorTexts } from './templateEditor.texts';
import { TemplatePreview } from './TemplatePreview';

/** The texts of a template in both languages, beside a phone that shows them. */
export function TemplateEditor(props: ControlProps) {
  const t = useTexts(templateEditorTexts);
  const value = templateValueOf(props.value);
  const [language, setLanguage] = useState<MessageLanguage>('zh');
  const change = (changes: Partial<TemplateValue>) => props.onChange({ ...value, ...changes });
  const part = { ...props, value, language, change };
  return (
    <S.Editor>
      <S.Fields>
        <Occasion {...part} />
        <SegmentedControl
          label={t.language}
          description={t.englishNote}
          value={language}
          options={[
            { value: 'zh', label: t.zh },
            { value: 'en', label: t.en },
          ]}
          onValueChange={setLanguage}
        />
        {value.channel !== null && value.channel !== 1 && <Subject {...part} />}
        <Content key={`${language}-${value.channel}`} {...part} />
        {props.error !== undefined && (
          <S.Problem id={`${props.id}-problem`}>{props.error}</S.Problem>
        )}
      </S.Fields>
      <TemplatePreview value={value} language={language} />
    </S.Editor>
  );
}

interface PartProps extends Omit<ControlProps, 'value'> {
  value: TemplateValue;
  language: MessageLanguage;
  change(changes: Partial<TemplateValue>): void;
}

function Occasion({ id, value, readOnly, onChange, change }: PartProps) {
  const t = useTexts(templateEditorTexts);
  const scenes = useDictionary('message_scene');
  const channels = useDictionary('message_channel');
  const signs = useCall(messages.getSignNameList, {});
  return (
    <S.Line>
      <Select
        id={id}
        label={t.scene}
        required
        readOnly={readOnly}
        options={MESSAGE_SCENES.map((scene) => ({ value: scene, label: scenes.labelOf(scene) }))}
        value={value.scene}
        onValueChange={(scene) => change({ scene })}
      />
      <Select
        label={t.channel}
        required
        readOnly={readOnly}
        options={MESSAGE_CHANNELS.map((channel) => ({
          value: channel,
          label: channels.labelOf(channel),
        }))}
        value={value.channel ?? null}
        onValueChange={(channel) => channel && onChange(onChannel(value, channel))}
      />
      {value.channel === 1 && (
        <Select
          label={t.signName}
          clearable
          readOnly={readOnly}
          options={(signs.data ?? []).map((name) => ({ value: name, label: name }))}
          loading={signs.isLoading}
          placeholder={t.noSign}
          value={value.signName}
          onValueChange={(signName) => change({ signName })}
        />
      )}
    </S.Line>
  );
}

function Subject({ value, language, readOnly, change }: PartProps) {
  const t = useTexts(templateEditorTexts);
  const field = language === 'zh' ? 'subject' : 'subjectEn';
  return (
    <TextField
      label={t.subject}
      required={language === 'zh'}
      maxLength={200}
      readOnly={readOnly}
      value={value[field] ?? ''}
      onValueChange={(text) => change({ [field]: text })}
    />
  );
}

function Content(props: PartProps) {
  const t = useTexts(templateEditorTexts);
  const { value, language, change } = props;
  const field = textField(value.channel, language);
  if (value.channel !== 2) return <PlainContent {...props} field={props.field} />;
  const variables = value.scene ? SCENE_VARIABLES[value.scene] : [];
  return (
    <LazyRichTextControl
      {...props}
      id={`${props.id}-html`}
      field={{ ...props.field, label: t.content, description: undefined }}
      error={undefined}
      value={value[field]}
      height={300}
      uploadKind="picture"
      mergeFields={variables.map((name) => ({ name, label: t[name] }))}
      onChange={(html) => change({ [field]: html as string | null })}
    />
  );
}

function PlainContent({ id, value, language, readOnly, error, change }: PartProps) {
  const t = useTexts(templateEditorTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const field = textField(value.channel, language);
  const text = value[field] ?? '';
  const variables = value.scene ? SCENE_VARIABLES[value.scene] : [];
  const insert = (name: string) => {
    const { selectionStart, selectionEnd } = area.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    change({ [field]: `${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}` });
    area.current?.focus();
  };
  return (
    <>
      <TextArea
        ref={area}
        id={`${id}-text`}
        label={t.content}
        required={language === 'zh'}
        rows={4}
        autoGrow
        maxLength={TEMPLATE_LENGTH}
        readOnly={readOnly}
        aria-invalid={error !== undefined || undefined}
        value={text}
        onValueChange={(typed) => change({ [field]: typed })}
      />
      {variables.length > 0 && !readOnly && (
        <S.Variables role="group" aria-label={t.variables}>
          {variables.map((name) => (
            <Button
              key={name}
              size="small"
              title={`{${name}}`}
              aria-label={t.insert(t[name])}
              onClick={() => insert(name)}
            >
              {t[name]}
            </Button>
          ))}
        </S.Variables>
      )}
      {value.channel === 1 && <Length value={value} language={language} />}
    </>
  );
}

/** The length of a text message with example values, as carriers charge it. */
function Length({ value, language }: Pick<PartProps, 'value' | 'language'>) {
  const t = useTexts(templateEditorTexts);
  const text = filledText(value[textField(1, language)] ?? '', EXAMPLE_VALUES[language]);
  const { characters, segments } = smsLength(text, value.signName);
  return <Text tone="muted">{t.length(characters, segments)}</Text>;
}
