import { ToggleField } from '../Field/ToggleField';
import { useToggle, type ToggleOptions } from '../Field/useToggle';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Switch.styles';
import { switchTexts } from './Switch.texts';

export interface SwitchProps extends ToggleOptions {
  /**
   * Whether a change is being saved. The switch keeps its state and the focus, and ignores further
   * changes.
   * @default false
   */
  loading?: boolean | undefined;
}

/**
 * A setting that applies at once. Renders a native checkbox with the role of a switch: `className`
 * goes to the root, every other prop to the `<input>`. For a choice that is submitted by a button
 * use `Checkbox`.
 */
export function Switch({ loading = false, ...props }: SwitchProps) {
  const t = useTexts(switchTexts);
  const { fieldProps, inputProps } = useToggle(props, loading || props.readOnly);

  return (
    <ToggleField field={fieldProps} kind="switch" status={loading && t.loading}>
      <S.Holder>
        <S.Track
          {...inputProps}
          {...(loading && { 'aria-busy': true })}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state
          role="switch"
          data-loading={loading || undefined}
        />
        {loading && (
          <S.Loading>
            <Spinner decorative />
          </S.Loading>
        )}
      </S.Holder>
    </ToggleField>
  );
}
