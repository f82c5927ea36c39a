import type { ReactNode } from 'react';
import * as S from './PhoneFrame.styles';

export interface PhoneFrameProps {
  /** Accessible name of the screen. */
  label: string;
  children: ReactNode;
}

/** Screen of the phone in CSS pixels. Source: the specification. */
const PHONE = { inlineSize: 356, blockSize: 713 } as const;

/** The screen of a phone on which a report is shown. Renders a group that scrolls. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    <S.Phone role="group" aria-label={label} tabIndex={0} style={PHONE}>
      {children}
    </S.Phone>
  );
}
