export const rowStyle = 'flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-hover';
