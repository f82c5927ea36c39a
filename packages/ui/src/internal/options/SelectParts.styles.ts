import { styled } from 'styled-components';
import { tokens } from '../../tokens/tokens';
import { controlBox } from '../styles/controlBox';
import { innerButton } from '../styles/fieldAffix';
import { floatingRow } from '../styles/floatingPanel';

/* Shared parts of fields that open a list of options, for one or several values. */

export const Box = styled.div`
  position: relative;
  min-width: 0;
`;

export const Trigger = styled.button`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  text-align: start;
  cursor: pointer;

  &[data-tags] {
    padding-inline-start: ${tokens.space.xs};
  }

  &[aria-readonly] {
    background: ${tokens.color.surfaceSunken};
    cursor: default;
  }
`;

export const Arrow = styled.span`
  display: flex;
  flex: none;
  justify-content: center;
  width: ${tokens.size.icon};
  color: ${tokens.color.textMuted};

  :disabled > & {
    color: inherit;
  }
`;

export const Clear = styled.button`
  ${innerButton}
  position: absolute;
  inset-block: ${tokens.space.xs};
  inset-inline-end: calc(${tokens.space.sm} + ${tokens.size.icon} + ${tokens.space.xs});
  width: ${tokens.size.glyph};
  height: auto;

  @media (pointer: coarse) {
    inset-block: 0;
    min-width: ${tokens.size.tile};
  }
`;

export const Option = styled.div`
  ${floatingRow}
  overflow-wrap: anywhere;
`;

export const OptionLabel = styled.span`
  flex: 1;
  min-width: 0;
`;

/* The reason why an option is disabled. */
export const OptionReason = styled.span`
  display: block;
  font: ${tokens.font.small};
`;

/* A line separates it from the rows before it. */
export const Group = styled.div`
  * + & {
    margin-block-start: ${tokens.space.xs};
    padding-block-start: ${tokens.space.xs};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  & + :not([role='group']) {
    margin-block-start: ${tokens.space.xs};
  }
`;

export const GroupLabel = styled.div`
  padding: ${tokens.space.xs} ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;

export const None = styled.div`
  padding: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  text-align: center;
`;
