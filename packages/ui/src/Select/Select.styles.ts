import { styled } from 'styled-components';
import { controlBox } from '../internal/controlBox';
import { floatingPanel, floatingRow } from '../internal/floatingPanel';
import { iconButtonBox } from '../internal/iconButtonBox';
import { tokens } from '../tokens/tokens';

export const Box = styled.div`
  position: relative;
  min-width: 0;
`;

export const Trigger = styled.button`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  text-align: start;
  cursor: pointer;
`;

export const Value = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-empty] {
    color: ${tokens.color.textFaint};
  }

  [data-clearable] > & {
    padding-inline-end: ${tokens.size.controlSmall};
  }
`;

export const Arrow = styled.span`
  display: flex;
  color: ${tokens.color.textMuted};
`;

export const Clear = styled.button`
  ${iconButtonBox}
  position: absolute;
  inset-block: ${tokens.space.xs};
  inset-inline-end: 28px;
  width: 24px;
  height: auto;

  @media (pointer: coarse) {
    inset-block: 0;
    inset-inline-end: 26px;
    min-width: 32px;
  }
`;

export const Options = styled.div`
  ${floatingPanel}
  --anchor-gap: ${tokens.space.xs};
  --anchor-padding: ${tokens.space.sm};
  --anchor-max-height: 320px;
  min-width: var(--button-width);
  padding: ${tokens.space.xs};
`;

export const Option = styled.div`
  ${floatingRow}
  overflow-wrap: anywhere;
`;

export const OptionLabel = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Tick = styled.span`
  display: flex;
  flex: none;
  width: ${tokens.size.icon};
  color: ${tokens.color.accentText};
`;

export const None = styled.div`
  padding: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  text-align: center;
`;
