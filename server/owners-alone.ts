/** Modes of folders and files with people's data in them: nobody else on the machine looks in. */
export const ownersAlone = 0o700;
export const ownersFile = 0o600;
