export { tokens } from './tokens/tokens';
export { ThemeRoot, type ThemeMode, type ThemeRootProps } from './tokens/ThemeRoot';
export { LocaleProvider, useLocale, useTexts, type Language, type Locale, type LocaleProviderProps } from './texts/LocaleProvider';
export { defineTexts, override, type Text, type TextOverride, type Texts, type Wording } from './texts/texts';
export { Button, type ButtonProps, type ButtonTone } from './Button/Button';
export { Field, fieldAria, type FieldOptions, type FieldProps } from './Field/Field';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { TextField, type TextFieldProps } from './TextField/TextField';
