import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: calc((${tokens.size.controlSmall} - 1lh) / 2) ${tokens.space.xs};
  max-width: 100%;
  min-width: 0;
  color: ${tokens.color.text};

  /* Buttons do not increase the height of the line. */
  & button[data-size='small'] {
    margin-block: calc((1lh - ${tokens.size.controlSmall}) / 2);
  }
`;

export const Value = styled.span`
  min-width: 0;
  margin-inline-end: ${tokens.space.xxs};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* A selection around the mask takes nothing of it to the clipboard. */
  &[data-masked] {
    -webkit-user-select: none;
    user-select: none;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space.md};
  width: ${tokens.width.xs};
  max-width: 100%;
  margin: 0;
`;

export const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
`;
