import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  width: 240px;
  height: 100%;
  overflow: hidden;
  color: ${tokens.nav.text};
  background: ${tokens.nav.surface};

  &[data-collapsed] {
    width: 56px;
  }

  &[data-inside-drawer] {
    width: auto;
    background: none;
  }
`;

export const Brand = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.sm};
  height: 56px;
  padding: 0 ${tokens.space.lg};
  overflow: hidden;
  white-space: nowrap;

  img {
    flex: none;
    width: 24px;
    height: 24px;
  }

  strong {
    font: ${tokens.font.title};
  }

  span {
    overflow: hidden;
    font: ${tokens.font.small};
    text-overflow: ellipsis;
  }
`;

export const Person = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.sm};
  margin: 0 ${tokens.space.sm} ${tokens.space.sm};
  padding: ${tokens.space.sm};
  border-radius: ${tokens.radius.md};
  background: ${tokens.nav.surfaceHover};
  overflow: hidden;

  &[data-collapsed] {
    margin-inline: 0;
    padding-inline: ${tokens.space.md};
    background: none;
  }
`;

export const PersonText = styled.div`
  min-width: 0;
  line-height: 20px;
`;

export const Name = styled.span`
  display: block;
  overflow: hidden;
  font-weight: ${tokens.font.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Faint = styled.span`
  display: block;
  overflow: hidden;
  font: ${tokens.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Nav = styled.nav`
  flex: 1;
  padding: ${tokens.space.xs} ${tokens.space.sm} ${tokens.space.lg};
  overflow: hidden auto;

  ul {
    display: grid;
    gap: ${tokens.space.hair};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul ul {
    margin-block-start: ${tokens.space.hair};
  }

  ul ul a {
    padding-inline-start: 36px;
  }

  [data-collapsed] & {
    ul ul {
      display: none;
    }
  }
`;

export const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  width: 100%;
  height: 36px;
  padding: 0 ${tokens.space.md};
  overflow: hidden;
  border: 0;
  border-radius: ${tokens.radius.md};
  color: ${tokens.nav.text};
  background: none;
  font: ${tokens.font.body};
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${tokens.motion.quick};

  svg {
    flex: none;
  }

  > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > svg:last-child:not(:first-child) {
    transition: rotate ${tokens.motion.quick};
  }

  &[aria-expanded='true'] > svg:last-child {
    rotate: 90deg;
  }

  &:hover {
    background: ${tokens.nav.surfaceHover};
  }

  &[aria-current='page'] {
    color: ${tokens.nav.textActive};
    background: ${tokens.nav.surfaceActive};
    font-weight: ${tokens.font.strong};
  }

  &:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    height: ${tokens.size.controlLarge};
  }
`;

export const Manager = styled.section`
  flex: none;
  margin: 0 ${tokens.space.lg} ${tokens.space.lg};
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.nav.border};

  h2 {
    margin: 0 0 ${tokens.space.xs};
    font: ${tokens.font.small};
  }

  a {
    display: block;
    overflow: hidden;
    color: inherit;
    font: ${tokens.font.table};
    text-overflow: ellipsis;
  }
`;
