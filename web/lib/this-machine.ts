/** These names lead to the machine itself, which is another one for whoever else opens them. */
const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[::1\]|.*\.localhost)$/;

export const isOnThisMachine = (address: string): boolean => THIS_MACHINE.test(new URL(address).hostname);
