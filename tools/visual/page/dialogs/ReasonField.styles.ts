import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  margin-block-start: ${tokens.space.sm};

  & > :first-child {
    flex-basis: 100%;
  }

  & > button {
    max-width: 100%;
  }
`;

export const Reason = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
