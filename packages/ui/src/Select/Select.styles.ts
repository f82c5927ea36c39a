import { styled } from 'styled-components';
import { floatingPanel } from '../internal/styles/floatingPanel';
import { tokens } from '../tokens/tokens';

export { None, Option, OptionLabel, OptionReason } from '../internal/options/SelectParts.styles';

export const Value = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-empty] {
    color: ${tokens.color.textFaint};
  }

  [aria-readonly] &[data-empty] {
    color: ${tokens.color.textMuted};
  }

  [data-clearable] > & {
    padding-inline-end: ${tokens.size.controlSmall};
  }
`;

export const Options = styled.div`
  ${floatingPanel}
  --anchor-gap: ${tokens.space.xs};
  --anchor-padding: ${tokens.space.sm};
  --anchor-max-height: ${tokens.width.sm};
  min-width: var(--button-width);
  padding: ${tokens.space.xs};
`;

export const Tick = styled.span`
  display: flex;
  flex: none;
  width: ${tokens.size.icon};
  color: ${tokens.color.accentText};
`;
