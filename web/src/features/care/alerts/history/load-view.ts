/** Stands in the address where how much attention the alerts ask for is looked at: an address of its own would weigh on every page. */
export const loadView = 'load'
