import { styled } from 'styled-components';
import { controlBox } from '../internal/styles/controlBox';
import { innerButton } from '../internal/styles/fieldAffix';
import { floatingPanel } from '../internal/styles/floatingPanel';
import { tokens } from '../tokens/tokens';

export { Box, Trigger } from '../internal/options/SelectParts.styles';

/* The ancestors truncate before the item's own label. */
export const Value = styled.span`
  display: flex;
  flex: 1;
  gap: ${tokens.space.xs};
  min-width: 0;
  white-space: nowrap;

  [data-clearable] > & {
    padding-inline-end: ${tokens.size.glyph};
  }

  &[data-empty] {
    color: ${tokens.color.textFaint};
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > [data-way] {
    flex: 0 1 auto;
    min-width: 0;
    color: ${tokens.color.textMuted};
  }

  & > [data-separator] {
    flex: none;
    color: ${tokens.color.textMuted};
  }

  & > [data-name] {
    flex: none;
    max-width: 100%;
  }

  & > [data-way] ~ [data-name] {
    max-width: 75%;
  }

  :is(:disabled, [aria-disabled='true']) > & > :is([data-way], [data-separator]) {
    color: inherit;
  }
`;

export const Arrow = styled.span`
  display: flex;
  flex: none;
  color: ${tokens.color.textMuted};
`;

export const Clear = styled.button`
  ${innerButton}
  position: absolute;
  inset-block: 0;
  inset-inline-end: calc(${tokens.space.sm} + ${tokens.size.icon} + ${tokens.space.xs});
  width: ${tokens.size.glyph};
  height: 100%;

  &:hover {
    background: transparent;
  }

  &:focus-visible {
    outline-offset: calc(-2 * ${tokens.line.thick});
  }

  @media (pointer: coarse) {
    min-width: ${tokens.size.tile};
  }
`;

/* Sets the height of the tree inside to the space in the panel. */
export const Panel = styled.div`
  ${floatingPanel}
  --anchor-gap: ${tokens.space.xs};
  --anchor-padding: ${tokens.space.sm};
  --mj-tree-height: ${tokens.width.xs};
  width: max(var(--button-width), ${tokens.width.xs});
  max-width: calc(100vw - ${tokens.space.lg});
`;

export const Search = styled.div`
  padding: ${tokens.space.sm} ${tokens.space.sm} ${tokens.space.xs};
`;

export const SearchInput = styled.input`
  ${controlBox}

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Content = styled.div`
  padding: ${tokens.space.xs};
`;
