import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};

  & > h3 {
    margin: 0;
    font: ${tokens.font.body};
    font-weight: ${tokens.font.strong};
  }
`;

export const Error = styled.p`
  margin: 0;
  color: ${tokens.color.dangerText};
`;

/** A file with its picture, its name and what can be done. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};

  & > :nth-child(2) {
    flex: 1 1 ${tokens.width.xxxs};
    min-width: 0;
  }
`;

export const Thumb = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${tokens.size.bar};
  height: ${tokens.size.bar};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.sm};
  overflow: hidden;
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.small};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Picture = styled.img`
  max-width: 100%;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
`;
