import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.lg};
  min-width: 0;
  padding-block: ${tokens.space.xs};
  padding-inline-start: ${tokens.space.sm};
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space.md};
  min-width: 0;
`;

export const Title = styled.h1`
  margin: 0;
  font: ${tokens.font.title};
  white-space: nowrap;
`;

export const Run = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  @media (width < 600px) {
    display: none;
  }
`;

export const Progress = styled.div`
  width: ${tokens.width.xxs};
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

export const Reviewer = styled.span`
  max-width: ${tokens.width.xxxs};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (width < 600px) {
    display: none;
  }
`;

/* Nobody presses keys on a phone, and the person's name has its place in the dialog. */
export const Wide = styled.span`
  display: contents;

  @media (width < 600px) {
    display: none;
  }
`;
