type Pace = { account: number; community: number };

const MINUTE = 60;

const inWords = (seconds: number): string => {
  const minutes = Math.round(seconds / MINUTE);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

/** The least time between two posts of an account; nothing where there is none. */
export const tellPace = ({ account, community }: Pace): string | undefined =>
  account === 0 && community === 0
    ? undefined
    : `An account leaves at least ${inWords(account)} between two posts, and ${inWords(community)} in one community. What is closer waits that long.`;
