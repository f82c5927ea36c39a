import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';
import { rowBox } from '../row.styles';

export const Heading = styled.button`
  min-height: ${tokens.size.control};
  ${rowBox}
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xs} ${tokens.space.md} ${tokens.space.xs} ${tokens.space.sm};
  font-weight: ${tokens.font.strong};
`;

export const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

export const Title = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* A font names families by the line: the panel says them whole. */
export const Values = styled.span`
  min-width: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  code {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Detail = styled.span`
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const More = styled.li`
  padding: 0 ${tokens.space.lg};
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
