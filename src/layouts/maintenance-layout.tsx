/** The layout of the closed shop. Nothing in it leads on, since nothing does. */
import type { ReactNode } from 'react';
import { Logo } from '../ui/logo/logo.tsx';
import { PlainLayout } from './plain-layout.tsx';

export const MaintenanceLayout = ({ children }: { children: ReactNode }) => (
  <PlainLayout logo={<Logo />}>{children}</PlainLayout>
);
