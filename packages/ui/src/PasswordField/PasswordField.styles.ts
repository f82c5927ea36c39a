import { styled } from 'styled-components';
import { affixBox, affixButton, affixInput } from '../internal/styles/fieldAffix';
import { tokens } from '../tokens/tokens';

export const Box = styled.div`
  ${affixBox}
`;

export const Input = styled.input`
  ${affixInput}

  &::-ms-reveal {
    display: none;
  }
`;

export const Reveal = styled.button`
  ${affixButton}
`;

export const Hint = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.warningText};
  font: ${tokens.font.small};

  &:not(:empty) {
    margin-block-start: ${tokens.space.xs};
  }
`;
