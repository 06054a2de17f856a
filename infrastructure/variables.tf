variable "project" {
  description = "Id of the Firebase project."
  type        = string
}

variable "environment" {
  description = "Name of the registry: staging or production."
  type        = string
}

variable "region" {
  description = "Where the Cloud Functions run. The pages call us-central1."
  type        = string
  default     = "us-central1"
}

variable "firestore_location" {
  description = "Where Firestore keeps its documents; it cannot be changed later. nam5 survives the loss of a region."
  type        = string
  default     = "nam5"
}

variable "buckets_location" {
  description = "Where the buckets of releases and exports are. Exports must be as near as Firestore: US for nam5."
  type        = string
  default     = "US"
}

variable "cdn_domain" {
  description = "Host of the releases, such as cdn.example.com."
  type        = string
}

variable "pipelines" {
  description = "Which identity publishes which remote, such as { \"remote-admin\" = \"serviceAccount:...\" }."
  type        = map(string)

  validation {
    condition     = alltrue([for remote in keys(var.pipelines) : can(regex("^remote-[a-z][a-z-]*$", remote))])
    error_message = "Pipelines are named after remotes, such as remote-admin."
  }
}

variable "watchers" {
  description = "For each remote the member that judges its releases by a timer, such as serviceAccount:...; it can upload none."
  type        = map(string)
}

variable "functions_account" {
  description = "Identity of the Cloud Functions: the project's compute service account, unless you gave them another."
  type        = string
}

variable "deployer" {
  description = "Identity that deploys shell, rules, indexes and functions, such as serviceAccount:... ."
  type        = string
}

variable "operators" {
  description = "Group that looks after the product: reads logs, metrics and settings, and no documents."
  type        = string
}

variable "restorers" {
  description = "Group that may export, import and restore. Nobody is in it from day to day."
  type        = string
}

variable "alarm_email" {
  description = "Mailbox that alerts and the budget write to."
  type        = string
}

variable "billing_account" {
  description = "Id of the billing account, such as 000000-000000-000000."
  type        = string
}

variable "monthly_budget" {
  description = "Whole units of the billing account's currency for a month. Mails go out at 50, 90 and 100 % and when 120 % is foreseen."
  type        = number
}
