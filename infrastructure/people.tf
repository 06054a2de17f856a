locals {
  deployer_roles = [
    "roles/artifactregistry.writer",
    "roles/cloudfunctions.admin",
    "roles/cloudscheduler.admin",
    "roles/datastore.indexAdmin",
    "roles/firebase.viewer",
    "roles/firebasehosting.admin",
    "roles/firebaserules.admin",
    "roles/iam.serviceAccountUser",
    "roles/run.admin",
    "roles/secretmanager.viewer",
    "roles/serviceusage.serviceUsageConsumer",
    # Where the files' bucket lies, for the function that its uploads start: no object.
    "roles/storage.bucketViewer",
  ]
  # No role of Firestore, Authentication or the files' bucket among them.
  operator_roles = [
    "roles/cloudfunctions.viewer",
    "roles/logging.viewer",
    "roles/monitoring.editor",
    "roles/run.viewer",
  ]
  restorer_roles = [
    "roles/datastore.importExportAdmin",
    "roles/datastore.owner",
    "roles/firebaseauth.admin",
  ]
}

resource "google_project_iam_member" "deployer" {
  for_each = toset(local.deployer_roles)
  project  = var.project
  role     = each.value
  member   = var.deployer
}

resource "google_project_iam_member" "operators" {
  for_each = toset(local.operator_roles)
  project  = var.project
  role     = each.value
  member   = var.operators
}

resource "google_project_iam_member" "restorers" {
  for_each = toset(local.restorer_roles)
  project  = var.project
  role     = each.value
  member   = var.restorers
}
