import { styled } from 'styled-components';
import { controlBox } from '../internal/styles/controlBox';
import { floatingPanel } from '../internal/styles/floatingPanel';
import { tokens } from '../tokens/tokens';

export { None, Option, OptionLabel, OptionReason } from '../internal/options/SelectParts.styles';

export const Value = styled.span`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  white-space: nowrap;

  &:not([data-empty]) {
    margin-inline-start: calc(-1 * ${tokens.space.xs});
  }

  &[data-empty] {
    color: ${tokens.color.textFaint};
  }

  [aria-readonly] &[data-empty] {
    color: ${tokens.color.textMuted};
  }

  [data-clearable] > & {
    padding-inline-end: ${tokens.size.controlSmall};
  }

  :disabled > & {
    opacity: 0.75;
  }
`;

/* The last tag truncates; the number of the others never does. */
export const Rest = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  direction: ltr;
  unicode-bidi: isolate;
`;

export const Panel = styled.div`
  ${floatingPanel}
  --anchor-gap: ${tokens.space.xs};
  --anchor-padding: ${tokens.space.sm};
  --anchor-max-height: ${tokens.width.sm};
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

export const Tick = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};

  [data-selected] > & {
    border-color: ${tokens.color.accentSolid};
    color: ${tokens.color.onAccent};
    background: ${tokens.color.accentSolid};
  }

  [data-disabled] > & {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  @media (forced-colors: active) {
    [data-disabled] > & {
      border-color: GrayText;
    }
  }

  & > svg {
    width: ${tokens.size.mark};
    height: ${tokens.size.mark};
  }
`;

export const Foot = styled.div`
  flex: none;
  padding: ${tokens.space.xs} ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
