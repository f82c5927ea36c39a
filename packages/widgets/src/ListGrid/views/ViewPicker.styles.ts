import { tokens, visuallyHidden } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Name = styled.span`
  max-width: ${tokens.width.xxs};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (width < 600px) {
    ${visuallyHidden}
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;
