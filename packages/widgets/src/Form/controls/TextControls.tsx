import { PasswordField, TextArea, TextField, useTexts } from '@mingjian/ui';
import type {
  CaptchaFormField,
  FieldControlProps,
  PasswordFormField,
  TextFormField,
} from '../formField';
import { formTexts } from '../Form.texts';
import * as S from '../Form.styles';
import { fieldPropsOf, textOf } from './controlParts';

/** Lines of a text area. Source: spec 1 §2. */
const AREA_ROWS = 5;

/** A text on one line or several. An area counts its characters. */
export function TextControl(props: FieldControlProps<TextFormField>) {
  const { field, value, onChange } = props;
  const { maxLength, inputMode = 'text', placeholder } = field;
  const text = textOf(value) ?? '';
  if (field.kind === 'area')
    return (
      <TextArea
        {...fieldPropsOf(props)}
        value={text}
        rows={AREA_ROWS}
        maxLength={maxLength}
        placeholder={placeholder}
        autoGrow
        count={maxLength !== undefined}
        onValueChange={onChange}
      />
    );
  return (
    <TextField
      {...fieldPropsOf(props)}
      value={text}
      maxLength={maxLength}
      inputMode={inputMode}
      placeholder={placeholder}
      autoComplete="off"
      onValueChange={onChange}
    />
  );
}

/** A password that can be shown. */
export function PasswordControl(props: FieldControlProps<PasswordFormField>) {
  const { field, value, onChange } = props;
  return (
    <PasswordField
      {...fieldPropsOf(props)}
      value={textOf(value) ?? ''}
      maxLength={field.maxLength}
      autoComplete={field.autoComplete ?? 'new-password'}
      onValueChange={onChange}
    />
  );
}

/** The letters of an image, and a button for another one. */
export function CaptchaControl(props: FieldControlProps<CaptchaFormField>) {
  const t = useTexts(formTexts);
  const { field, value, onChange } = props;
  return (
    <S.Captcha>
      <TextField
        {...fieldPropsOf(props)}
        value={textOf(value) ?? ''}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onValueChange={onChange}
      />
      <button type="button" title={t.captchaRefresh} onClick={() => field.onRefresh()}>
        <img src={field.image} alt={`${t.captchaImage} (${t.captchaRefresh})`} />
      </button>
    </S.Captcha>
  );
}
