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
  gap: ${tokens.space.xs};
  text-align: start;
  cursor: pointer;

  &:not(:has([data-empty])) {
    padding-inline-start: ${tokens.space.xs};
  }
`;

export const Value = styled.span`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  white-space: nowrap;

  &[data-empty] {
    color: ${tokens.color.textFaint};
  }

  [data-clearable] > & {
    padding-inline-end: ${tokens.size.controlSmall};
  }

  :disabled > & {
    opacity: 0.75;
  }
`;

/* The last one gives way; how many more there are never does. */
export const Rest = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
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

export const Panel = styled.div`
  ${floatingPanel}
  --anchor-gap: ${tokens.space.xs};
  --anchor-padding: ${tokens.space.sm};
  --anchor-max-height: 320px;
  display: flex;
  flex-direction: column;
  min-width: var(--button-width);
`;

export const Search = styled.div`
  flex: none;
  padding: ${tokens.space.sm} ${tokens.space.sm} ${tokens.space.xs};
`;

export const SearchInput = styled.input`
  ${controlBox}
`;

export const Options = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${tokens.space.xs};
  overflow-y: auto;
  outline: none;
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
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};

  [data-selected] > & {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    background: ${tokens.color.accent};
  }

  [data-disabled] > & {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  & > svg {
    width: 12px;
    height: 12px;
  }
`;

export const None = styled.div`
  padding: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  text-align: center;
`;

export const Foot = styled.div`
  flex: none;
  padding: ${tokens.space.xs} ${tokens.space.md};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
