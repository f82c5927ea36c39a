import {
  EXAMPLE_VALUES,
  filledHtml,
  filledText,
  signedText,
  type MessageLanguage,
} from '@mingjian/api';
import { Text, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { PhonePreview } from '@mingjian/widgets/PhonePreview';
import { RichTextView } from '@mingjian/widgets/RichTextView';
import { textField, type TemplateValue } from './model/templateValue';
import * as S from './TemplatePreview.styles';
import { templateEditorTexts } from './templateEditor.texts';

export interface TemplatePreviewProps {
  value: TemplateValue;
  language: MessageLanguage;
}

/** Height of the part of a screen that messages need. */
const UPPER_PART = 480;

/** A template on a phone, with example values. */
export function TemplatePreview({ value, language }: TemplatePreviewProps) {
  const t = useTexts(templateEditorTexts);
  return (
    <S.Preview aria-label={t.preview}>
      <PhonePreview label={t.preview} height={UPPER_PART} lang={language === 'en' ? 'en' : 'zh-CN'}>
        <S.Screen>
          <PreviewedText value={value} language={language} />
        </S.Screen>
      </PhonePreview>
      <Text tone="muted">{t.previewNote}</Text>
    </S.Preview>
  );
}

function PreviewedText({ value, language }: TemplatePreviewProps) {
  const t = useTexts(templateEditorTexts);
  const { labelOf } = useDictionary('message_channel');
  const { channel, signName } = value;
  const values = EXAMPLE_VALUES[language];
  const text = value[textField(channel, language)];
  const isEnglish = language === 'en' && text;
  const shown = text || value[textField(channel, 'zh')];
  const subject = filledText((isEnglish && value.subjectEn) || value.subject || '', values);
  if (!shown) return <Text tone="muted">{t.empty}</Text>;
  if (channel === 2)
    return (
      <S.Mail>
        <h4>{subject}</h4>
        <RichTextView value={filledHtml(shown, values)} />
      </S.Mail>
    );
  return (
    <>
      <S.Sender>{channel !== null && labelOf(channel)}</S.Sender>
      <S.Bubble>
        {channel === 3 && <strong>{subject}</strong>}
        {signedText(filledText(shown, values), channel === 1 ? signName : null)}
      </S.Bubble>
    </>
  );
}
