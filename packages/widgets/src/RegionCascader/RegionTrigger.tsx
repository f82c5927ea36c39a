import type { ComponentPropsWithRef } from 'react';
import { Icon, Spinner } from '@mingjian/ui';
import { ChevronDown } from 'lucide-react';
import * as S from './RegionCascader.styles';

export interface RegionTriggerProps extends ComponentPropsWithRef<'button'> {
  readOnly: boolean;
  loading: boolean;
}

/** The button with the value, which opens the panel. ARIA knows no read-only button. */
export function RegionTrigger({ readOnly, loading, children, ...button }: RegionTriggerProps) {
  const { id } = button;
  return (
    <S.Trigger
      {...button}
      type="button"
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={button['aria-expanded'] ?? false}
      aria-controls={button['aria-controls']}
      aria-labelledby={`${id}-label ${id}-value`}
      aria-readonly={readOnly || undefined}
      aria-busy={loading || button['aria-busy'] || undefined}
    >
      {children}
      <S.Arrow>{loading ? <Spinner decorative /> : <Icon icon={ChevronDown} />}</S.Arrow>
    </S.Trigger>
  );
}
