import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.md} ${tokens.space.lg};

  > :first-child {
    flex: 0 1 ${tokens.width.xs};
  }

  @media (width < 600px) {
    > :first-child {
      flex: 1 0 100%;
    }
  }
`;

/** Cards in equal columns, as many as fit. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(${tokens.width.xxs} + ${tokens.width.xxxs})), 1fr)
  );
  gap: ${tokens.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A card whose title is a link as large as the card. */
export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow: hidden;
  transition: border-color ${tokens.motion.quick};

  &:hover:not([aria-hidden]) {
    border-color: ${tokens.color.borderStrong};
  }

  &:focus-within:has(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }
`;

export const Cover = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The length of a video, over the corner of its cover. */
export const Length = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space.sm};
  inset-inline-end: ${tokens.space.sm};
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  padding: 0 ${tokens.space.sm};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.md};
`;

export const Title = styled.h2`
  display: -webkit-box;
  margin: 0;
  font: ${tokens.font.body};
  font-weight: ${tokens.font.strong};
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  a {
    color: ${tokens.color.text};
    text-decoration: none;
    outline: none;
  }

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  a:hover {
    color: ${tokens.color.accentText};
  }
`;

export const Summary = styled.p`
  display: -webkit-box;
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  margin-block-start: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

/** Articles that wait for their reader, one a line. */
export const Waiting = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space.md};
  }
`;
